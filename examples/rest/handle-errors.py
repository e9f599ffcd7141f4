"""Tells a wrong request from a missing thing, a ban and a busy node."""

import os
import sys
import time

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
print("Data node:", DATA_NODE, file=sys.stderr)


# region: errors
def get(path, attempts=4):
    """Reads a path; waits and tries again where that helps. Gives None for what is not there."""
    for attempt in range(attempts):
        response = requests.get(f"{DATA_NODE}{path}", timeout=30)
        if response.ok:
            return response.json()
        if response.status_code == 403:
            raise RuntimeError(f"banned: ask again in {response.headers.get('RateLimit-Retry-After')} seconds")
        if response.status_code < 500 and response.status_code != 429:
            error = response.json()
            reason = error["details"][0]["message"] if error.get("details") else error["message"]
            if response.status_code == 404:
                print(path, "is not there:", reason)
                return None
            raise ValueError(f"{path}: {reason}")
        # Too many requests, or the node failed: wait 1, 2, 4 … seconds.
        time.sleep(2**attempt)
    raise RuntimeError(f"{path}: no answer after {attempts} attempts")


try:
    get("/api/v2/market/not-an-id")
except ValueError as error:
    print("correct the request:", error)
get("/api/v2/market/" + 64 * "0")
print("markets:", len(get("/api/v2/markets")["markets"]["edges"]))
# endregion: errors
