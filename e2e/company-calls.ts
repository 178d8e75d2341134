import { expect } from '@playwright/test'
import { signBody } from '../apps/site/server/security/check-signature.ts'
import type { SignInSite } from './sign-in-site.ts'

const company = { keyId: 'tms-1', secret: 'only-the-browser-tests-of-the-company-know' }

/** Setting by which a site knows the company's own system. */
export const companyKeys = { SENDER_KEYS: `${company.keyId}:${company.secret}` }

async function sendSigned(url: string, content: unknown) {
  const body = JSON.stringify(content)
  const seconds = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hongyan-key': company.keyId,
      'x-hongyan-time': seconds,
      'x-hongyan-signature': signBody(company.secret, seconds, '', Buffer.from(body)),
    },
    body,
  })
  return answer.json()
}

/** The company takes an order on. */
export async function acceptOrderOf({ origin }: Pick<SignInSite, 'origin'>, number: string): Promise<void> {
  const answer = await sendSigned(`${origin}/v1/orders/${number}/answer`, { state: 'accepted' })
  expect(answer.code).toBe(1)
}

type Scan = Readonly<Record<'waybillNo' | 'code' | 'from' | 'to', string>> & { readonly orderNo?: string }

/** Tells the site of a shipment that was scanned an hour ago; `from` and `to` are the phones of both ends. */
export async function notifyOfShipment(
  { origin }: Pick<SignInSite, 'origin'>,
  { from, to, orderNo, ...scan }: Scan,
): Promise<void> {
  const party = (name: string, phone: string) => ({
    name,
    phone,
    address: '北京市朝阳区示例北街16号3单元502',
  })
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const shipment = {
    product: 'standard',
    origin: '440300',
    destination: '110100',
    pieces: 1,
    weightGrams: 2_400,
    billedWeightGrams: 3_000,
    insuredFen: 50_000,
    receipt: 'none',
    sender: party('林样本', from),
    receiver: party('欧阳样例', to),
    promisedEta: { from: hours(48), to: hours(50) },
    ...(orderNo === undefined ? {} : { orderNo }),
  }
  const eventId = `${scan.waybillNo}-${scan.code}`
  const answer = await sendSigned(`${origin}/v1/events`, [
    { eventId, ...scan, at: hours(-1), cityCode: '440300', shipment },
  ])
  expect(answer.data.results).toEqual([{ eventId, outcome: 'stored' }])
}
