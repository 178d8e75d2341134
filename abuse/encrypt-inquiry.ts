import { type EncryptedRequest, encryptRequest } from '../apps/site/client/encryption/encrypt-request.ts'
import type { SiteAddress } from './site-process.ts'
import { visitorOf } from './visitor.ts'

/** An inquiry for a price of today over a lane, encrypted as the pages of a site do it. */
export async function encryptInquiry(
  site: SiteAddress,
  [from, to]: readonly [string, string] = ['440300', '110100'],
): Promise<EncryptedRequest> {
  const { json } = await visitorOf(site).get('/v1/cipher-key')
  const pieces = [{ length: 600, width: 400, height: 300, weight: 8000, count: 2 }]
  const date = new Date(json.data.now).toISOString().slice(0, 10)
  const inquiry = { from, to, pieces, date }
  return encryptRequest(json.data, inquiry, { now: json.data.now, encrypted: 'body' })
}
