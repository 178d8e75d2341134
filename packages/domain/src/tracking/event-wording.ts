import { type Db, isAmong, type Schema, type ShipmentEventRow, type ShipmentRow } from '@hongyan/db'
import type { Transaction } from 'kysely'
import { placeInHongKong } from '../places/place-in-hong-kong.ts'
import { maskFreeText } from '../privacy/mask-free-text.ts'
import type { ParsedEvent } from './incoming-event.ts'
import type { Candidate } from './store-events.ts'
import type { SiteName } from './tracking-answer.ts'

type Wording = Pick<ShipmentEventRow, 'site' | 'text' | 'lang'>

/**
 * Prepares how a batch's free words are stored: masked before they touch the disk, because carriers write
 * couriers' and receivers' names and phones into them. Names of the shipment's own parties are known and go too.
 */
export async function eventWording(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  fresh: readonly Candidate[],
  shipments: ReadonlyMap<string, ShipmentRow>,
): Promise<(event: ParsedEvent) => Wording> {
  const wordy = fresh.filter(({ event }) => event.text !== undefined || event.site !== undefined)
  const ids = [...new Set(wordy.flatMap(({ event }) => shipments.get(event.waybillNo)?.id ?? []))]
  const parties =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('shipment_parties')
          .select(['shipment_id', 'name'])
          .where(({ ref }) => isAmong(engine, ref('shipment_id'), ids))
          .execute()
  const names = Map.groupBy(parties, (row) => row.shipment_id)
  return (event) => {
    const id = shipments.get(event.waybillNo)?.id ?? ''
    const known = (names.get(id) ?? []).map((row) => row.name)
    const site = event.site === undefined ? null : JSON.stringify(siteName(event.site, known))
    if (event.text === undefined) return { site, text: null, lang: null }
    return { site, text: maskFreeText(event.text, known), lang: event.lang ?? languageOf(event.text) }
  }
}

function siteName(site: NonNullable<ParsedEvent['site']>, known: readonly string[]): SiteName {
  const zh = maskFreeText(typeof site === 'string' ? site : site.zh, known)
  const en = typeof site === 'string' ? zh : maskFreeText(site.en, known)
  return { 'zh-CN': zh, 'zh-HK': placeInHongKong(zh), 'en-US': en }
}

function languageOf(text: string): 'zh' | 'en' {
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
}
