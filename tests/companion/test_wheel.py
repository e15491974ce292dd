"""A wheel built from the project runs in an empty environment, assets and migrations included."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from model.language import LANGUAGES
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
CLEAN = {k: v for k, v in os.environ.items() if not k.startswith(("COMPANION_", "PYTHON"))}


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """An environment with the wheel and nothing of this checkout; its dependencies are this environment's own."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--quiet", "--no-deps", "-w", folder, ROOT], check=True)
    (wheel,) = folder.glob("temple_companion-*.whl")
    home = folder / "env"
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    site = subprocess.run(
        [python, "-c", "import site; print(site.getsitepackages()[0])"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--target", site, wheel], check=True)
    ours = next(p for p in sys.path if p.endswith("site-packages"))
    Path(site, "zz-dependencies.pth").write_text(ours)
    return python, folder


def run(installed, *args, **env):
    python, folder = installed
    return subprocess.run(
        [python, "-m", "companion", *map(str, args)],  # as the README says; nothing of ours lies in that folder
        cwd=folder,
        capture_output=True,
        env={**CLEAN, **env},
        timeout=PATIENCE,
        check=False,
    )


def test_it_stands_alone(installed):
    python, folder = installed
    where = subprocess.run(
        [python, "-c", "import model.locator as l; print(l.assets())"],
        cwd=folder,
        env=CLEAN,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    assert not Path(where).is_relative_to(ROOT)
    assert {p.name for p in Path(where, "i18n").iterdir() if p.is_dir()} == set(LANGUAGES)
    told, ours = (
        {str(file.relative_to(top)): file.read_bytes() for file in top.rglob("*.ftl")}
        for top in (Path(where), ROOT / "assets")
    )
    assert told == ours


def test_the_readme_starts_it_so():
    assert "python -m pip install .\npython -m companion\n" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_help_and_replay(installed, tmp_path):
    assert b"replay" in run(installed, "--help").stdout
    made = run(installed, "simulate", "lost-temple", "--players", 4)
    assert made.returncode == 0, made.stderr
    file = tmp_path / "game.json"
    file.write_bytes(made.stdout)
    for lang in (LANGUAGES[0], LANGUAGES[-1]):
        ran = run(installed, "replay", "--json", "--as", 0, "--lang", lang, file)
        assert ran.returncode == 0, ran.stderr
        assert json.loads(ran.stdout)["phase"] == "over"
    kept = run(installed, "games", "import", file, "--data", tmp_path / "data")
    assert kept.returncode == 0, kept.stderr
