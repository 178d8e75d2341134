// What a shipment costs with every product, and when it arrives.
// SITE_URL is the address of this site, API_KEY a key that may ask for quotes.
import { env } from 'node:process'

const response = await fetch(`${env.SITE_URL}/v1/quotes`, {
  method: 'POST',
  headers: {
    authorization: `Bearer ${env.API_KEY}`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    from: '440305',
    to: '110105',
    pieces: [{ count: 2, weight: 4200, length: 350, width: 300, height: 250 }],
  }),
})
console.log(await response.text())
