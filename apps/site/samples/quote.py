# What a shipment costs with every product, and when it arrives.
# SITE_URL is the address of this site, API_KEY a key that may ask for quotes.
import json
from os import environ
from urllib.request import Request, urlopen

request = Request(
    environ["SITE_URL"] + "/v1/quotes",
    headers={
        "Authorization": "Bearer " + environ["API_KEY"],
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "from": "440305",
        "to": "110105",
        "pieces": [{"count": 2, "weight": 4200, "length": 350, "width": 300, "height": 250}],
    }).encode(),
)
with urlopen(request) as response:
    print(response.read().decode())
