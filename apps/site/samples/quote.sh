#!/bin/sh
# What a shipment costs with every product, and when it arrives.
# SITE_URL is the address of this site, API_KEY a key that may ask for quotes.
curl --silent --show-error --fail-with-body "$SITE_URL/v1/quotes" \
  --header "Authorization: Bearer $API_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
    "from": "440305",
    "to": "110105",
    "pieces": [{ "count": 2, "weight": 4200, "length": 350, "width": 300, "height": 250 }]
  }'
