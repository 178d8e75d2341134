import { setTimeout as delay } from 'node:timers/promises'
import type { SiteAddress } from '../../abuse/site-process.ts'

/** Numbers that a look-up takes at once. */
const atOnce = 10
/** How long is waited until what was acknowledged is shown. */
const patienceMs = 60_000

/** Which of these journeys are not shown as delivered, though they were acknowledged to their end. */
export async function journeysNotShown(
  site: SiteAddress,
  waybills: readonly string[],
): Promise<readonly string[]> {
  const until = Date.now() + patienceMs
  let missing = waybills
  for (;;) {
    const found: string[] = []
    for (let at = 0; at < missing.length; at += atOnce)
      found.push(...(await delivered(site, missing.slice(at, at + atOnce))))
    const known = new Set(found)
    missing = missing.filter((waybill) => !known.has(waybill))
    if (missing.length === 0 || Date.now() > until) return missing
    await delay(500)
  }
}

type Found = {
  readonly kind: string
  readonly number: string
  readonly shipment?: { readonly status: string; readonly events: readonly unknown[] }
}

/** Scans of a journey that a page shows; its registration is none. */
const shownScans = 9

async function delivered(site: SiteAddress, numbers: readonly string[]): Promise<readonly string[]> {
  const answer = await fetch(site.url('/v1/shipments/lookup'), {
    method: 'POST',
    headers: { origin: site.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ numbers }),
  }).catch(() => null)
  if (answer?.status !== 200) return []
  const { data } = (await answer.json()) as { readonly data: readonly Found[] }
  return data
    .filter(({ shipment }) => shipment?.status === 'delivered' && shipment.events.length >= shownScans)
    .map(({ number }) => number)
}

/** Which of these orders the customer who placed them is not shown. */
export async function ordersNotShown(
  site: SiteAddress,
  cookie: string,
  orders: readonly string[],
): Promise<readonly string[]> {
  const missing: string[] = []
  for (const number of orders) {
    const answer = await fetch(site.url(`/v1/orders/${number}`), { headers: { cookie } }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status !== 200) missing.push(number)
  }
  return missing
}
