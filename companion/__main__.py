"""`python -m companion`, and the command `companion`."""

from companion.tidying import seldom


def run() -> None:
    seldom()
    from companion.cli import run as run_command  # after that: what is loaded is no rubbish to look through

    run_command()


if __name__ == "__main__":
    run()
