import { type Db, isAmong, type Schema, type ShipmentScanRow } from '@hongyan/db'
import type { Transaction } from 'kysely'
import { maskFreeText } from '../privacy/mask-free-text.ts'
import type { ParsedEvent } from './incoming-event.ts'
import type { ScanDetails } from './scan-details.ts'
import { writeSite } from './site-name.ts'
import type { Candidate, HeldShipments } from './store-events.ts'

type Wording = Pick<ShipmentScanRow, 'site'> & Pick<ScanDetails, 'text' | 'lang'>

/**
 * Prepares how a batch's free words are stored: masked before they touch the disk, because carriers write
 * couriers' and receivers' names and phones into them. Names of the shipment's own parties are known and go too, those
 * that the batch itself tells among them.
 */
export async function eventWording(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  fresh: readonly Candidate[],
  { shipments, created }: HeldShipments,
): Promise<(event: ParsedEvent) => Wording> {
  // Of a shipment that is made now nobody is known but whom the batch names.
  const wordy = fresh.filter(
    ({ event: { waybillNo, text, site } }) =>
      (text !== undefined || site !== undefined) && !created.has(waybillNo),
  )
  const ids = [...new Set(wordy.flatMap(({ event }) => shipments.get(event.waybillNo)?.id ?? []))]
  const parties =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('shipment_parties')
          .select(['shipment_id', 'name'])
          .where(({ ref }) => isAmong(engine, ref('shipment_id'), ids))
          .execute()
  const names = new Map<string, string[]>()
  const know = (id: string, name: string) => {
    const known = names.get(id)
    if (known) known.push(name)
    else names.set(id, [name])
  }
  for (const { shipment_id, name } of parties) know(shipment_id, name)
  for (const { event } of fresh) {
    const id = event.shipment && shipments.get(event.waybillNo)?.id
    if (id === undefined || !event.shipment) continue
    know(id, event.shipment.sender.name)
    know(id, event.shipment.receiver.name)
  }
  return (event) => {
    const known = names.get(shipments.get(event.waybillNo)?.id ?? '') ?? []
    const site = event.site === undefined ? null : siteName(event.site, known)
    if (event.text === undefined) return { site }
    return { site, text: mask(event.text, known), lang: event.lang ?? languageOf(event.text) }
  }
}

function siteName(site: NonNullable<ParsedEvent['site']>, known: readonly string[]): string {
  if (typeof site === 'string') return writeSite(mask(site, known), null)
  return writeSite(mask(site.zh, known), mask(site.en, known))
}

/** Texts of which nothing has to be masked: names of the same few thousand sites come again and again. */
const harmless = new Set<string>()
const mostHarmless = 5000

function mask(text: string, known: readonly string[]): string {
  const names = known.some((name) => text.includes(name))
  if (!names && harmless.has(text)) return text
  const masked = maskFreeText(text, known)
  if (names || masked !== text) return masked
  if (harmless.size === mostHarmless) harmless.clear()
  harmless.add(text)
  return masked
}

function languageOf(text: string): 'zh' | 'en' {
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
}
