"""Who reads what the host itself says: a browser tells its languages."""

from starlette.datastructures import Headers

from model.language import LANGUAGES, Texts, best_language, texts

LONGEST = 100


def reader_texts(headers: Headers, chosen: str = "") -> Texts:
    """The texts in the language that was chosen, else in the browser's own.

    >>> reader_texts(Headers({"accept-language": "fi-FI,fi;q=0.9,en;q=0.8"})).lang
    'fi'
    """
    if chosen in LANGUAGES:
        return texts(chosen)
    wanted = headers.get("accept-language", "")[:LONGEST].split(",")
    return texts(best_language(one.partition(";")[0].strip() for one in wanted))
