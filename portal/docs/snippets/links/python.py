# Python 3.8 or newer. Both settings belong to this server; the key never goes to a browser.
import json
import os
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def make_link(link):
    request = Request(
        os.environ["PORTAL_URL"] + "/api/link-tokens",
        data=json.dumps(link).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["PORTAL_SERVICE_KEY"],
            "Content-Type": "application/json",
        },
    )
    try:
        with urlopen(request, timeout=10) as response:
            return json.load(response)
    except HTTPError as refusal:
        raise RuntimeError(f"{refusal.code} {refusal.read().decode()}") from None


token = make_link(
    {
        "recordType": "booking",
        "recordId": 1001,
        "role": "user",
        "expiresIn": 3600,
        "onBehalfOf": "jane.clerk@host.example",
    }
)["token"]
print(f'<po-style-manager record-type="booking" record-id="1001" token="{token}"></po-style-manager>')
