// node follow-shipments.ts <folder for proofs of delivery>
import { writeFile } from 'node:fs/promises'
import { argv, env } from 'node:process'

const { SITE_URL = '', API_KEY = '' } = env
const folder = argv[2] ?? '.'
const headers = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' }

async function call<T>(path: string, body?: unknown): Promise<T> {
  const ask = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await (await fetch(SITE_URL + path, ask)).json()
  if (answer.code !== 1) throw new Error(JSON.stringify(answer))
  return answer.data
}

// Page by page, the newest first.
const numbers: string[] = []
let after = ''
do {
  type Page = { shipments: { waybillNo: string }[]; next: string | null }
  const page = await call<Page>(`/v1/my/shipments?limit=100${after}`)
  numbers.push(...page.shipments.map(({ waybillNo }) => waybillNo))
  after = page.next === null ? '' : `&after=${page.next}`
} while (after !== '')

type Shipment = { waybillNo: string; status: string; proof: string; events: { at: string }[] }
type Answer = { kind: string; shipment: Shipment }
while (numbers.length > 0) {
  // Up to fifty numbers at once; each is answered by itself.
  const answers = await call<Answer[]>('/v1/shipments/lookup', { numbers: numbers.splice(0, 50) })
  for (const { kind, shipment } of answers) {
    if (kind !== 'found') continue
    const { waybillNo, status, proof, events } = shipment
    console.log(waybillNo, status, events[0]?.at ?? '')
    if (proof === 'available') await keepProof(waybillNo)
  }
}

/** The link of a picture ends after some minutes: keep the picture, not the link. */
async function keepProof(number: string) {
  const { imageLink } = await call<{ imageLink: string }>('/v1/shipments/proof', { number })
  const picture = await fetch(SITE_URL + imageLink)
  await writeFile(`${folder}/${number}`, Buffer.from(await picture.arrayBuffer()))
}
