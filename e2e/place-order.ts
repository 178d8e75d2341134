import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import type { Page } from '@playwright/test'
import type { SignInSite } from './sign-in-site.ts'

/** Places an order in the name of whoever is signed in, for themselves or their company, and gives its number. */
export async function placeOrderOf(
  { request }: Page,
  { origin }: SignInSite,
  recipient: string,
  of: RecordOwner = 'own',
): Promise<string> {
  const product = 'express-standard'
  const offer = await request.get(`${origin}/v1/pickup-windows?division=440305&product=${product}`)
  const days: { windows: { from: string; until: string; state: string }[] }[] = (await offer.json()).data.days
  // The last of those offered can be changed and cancelled at every hour of the day.
  const window = days.flatMap(({ windows }) => windows).findLast(({ state }) => state === 'open')
  const order = {
    kind: 'express',
    product,
    sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
    recipient: { name: recipient, phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
    goods: [{ name: '茶叶' }],
    pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
    pickup: { way: 'collect', from: window?.from, until: window?.until },
    payer: 'sender',
  }
  const headers = { origin, 'idempotency-key': `placed-for-${recipient.codePointAt(0)}` }
  const priced = await request.post(`${origin}/v1/orders/price`, { headers, data: { order } })
  const { total, arrivesUntil, termsVersion } = (await priced.json()).data
  const shown = { total, arrivesUntil, termsVersion }
  const placed = await request.post(`${origin}/v1/orders?of=${of}`, { headers, data: { order, shown } })
  return (await placed.json()).data.number
}
