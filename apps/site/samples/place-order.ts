// node place-order.ts <your own order number>
import { argv, env } from 'node:process'

const { SITE_URL = '', API_KEY = '' } = env
const ownNumber = argv[2] ?? ''

async function call<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(SITE_URL + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${API_KEY}`,
      'content-type': 'application/json',
      // Sent again after a lost answer, it gives the same answer and no second order.
      'idempotency-key': `own-order-${ownNumber}`,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const answer = await response.json()
  if (answer.code !== 1) throw new Error(JSON.stringify(answer))
  return answer.data
}

type Window = { from: string; until: string; state: string }
const { days } = await call<{ days: { windows: Window[] }[] }>(
  '/v1/pickup-windows?division=440305&product=express-standard',
)
const pickup = days.flatMap(({ windows }) => windows).find(({ state }) => state === 'open')
if (!pickup) throw new Error('nobody collects in the next days')

const order = {
  kind: 'express',
  product: 'express-standard',
  sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
  recipient: { name: '欧阳样例', phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
  goods: [{ name: '茶叶' }],
  pieces: [{ count: 2, weight: 4200, length: 350, width: 300, height: 250 }],
  pickup: { way: 'collect', from: pickup.from, until: pickup.until },
  payer: 'sender',
}
type Terms = { total: number; arrivesUntil: string; termsVersion: string }
const { total, arrivesUntil, termsVersion } = await call<Terms>('/v1/orders/price', { order })

// At this price and no other: where it has changed meanwhile nothing is placed.
const shown = { total, arrivesUntil, termsVersion }
const placed = await call<{ number: string }>('/v1/orders', { order, shown })
console.log(placed.number)
