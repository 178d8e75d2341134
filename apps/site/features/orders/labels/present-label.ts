import { quoteMessages } from '@hongyan/content/messages'
import { productWords } from '@hongyan/content/product-words'
import { areaOf } from '@hongyan/domain/addresses/area-of'
import { joinStreet } from '@hongyan/domain/addresses/format-address'
import { sortedTo } from '@hongyan/domain/addresses/sorted-to'
import { packageNumber } from '@hongyan/domain/numbers/recognise-number'
import type { OrderRecord } from '@hongyan/domain/orders/order-record'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone, marksOf, moneyUnits, plainSum, rootId } from '@hongyan/locales'
import { paths } from '../../../paths.ts'
import { labelWords } from './label-words.ts'
import { isPrintable } from './printable.ts'

/** A person on a label: name and address for whoever stands at the door, as lines; the phone with six digits hidden. */
export type LabelParty = { readonly name: string; readonly phone: string; readonly address: string }

/** What stands on the label of one package. */
export type Label = {
  /** Number of the package, which the barcode holds. */
  readonly number: string
  readonly product: string
  /** Where it is sorted to: area code, district and branch. */
  readonly route: string
  readonly district: string
  readonly count: string
  readonly recipient: LabelParty
  readonly sender: LabelParty
  readonly goods: string
  /** Name and value, and how many lines it may take where that is more than one. */
  readonly facts: readonly (readonly [name: string, value: string, lines?: number])[]
  /** What the courier collects for the sender; null where that is nothing. */
  readonly collect: string | null
  /** What has to be minded on the way. */
  readonly care: string
  readonly note: string
  /** What the square code holds: the page that tracks the shipment. */
  readonly link: string
}

/** The labels of an accepted order, one for each package; none before it has a waybill. */
export function presentLabels(order: OrderRecord, origin: string): readonly Label[] {
  return order.waybills.flatMap(({ number, pieces }) =>
    Array.from({ length: pieces }, (_, index) => presentLabel(order, number, index + 1, pieces, origin)),
  )
}

function presentLabel(
  order: OrderRecord,
  waybillNo: string,
  at: number,
  pieces: number,
  origin: string,
): Label {
  const { products, items } = quoteMessages(rootId)
  const { division } = order.recipient
  // A letter of a few grams weighs something too.
  const kilograms = Math.max(0.1, order.weight / order.pieces / 1000).toFixed(1)
  const recipient = presentParty(order.recipient)
  const sender = presentParty(order.sender)
  const goods = order.goods.map(({ name }) => name).join(marksOf(rootId).list)
  const note = order.note ?? ''
  const typed = [recipient, sender].flatMap(({ name, address }) => [name, ...address.split('\n')])
  return {
    number: packageNumber(waybillNo, at, pieces),
    product: productWords(products, order.product).name,
    ...sortedTo(division, rootId),
    count: labelWords.count(pieces, at),
    recipient,
    sender,
    goods,
    facts: [
      [labelWords.weight, `${kilograms} kg`],
      ...(isCovered(order) ? [[labelWords.insured, sumOf(order.declaredValue)] as const] : []),
      [labelWords.pays, labelWords.payers[order.payer]],
      [labelWords.pickup, isoInZone(order.pickup.from, homeZone).slice(5, 16).replace('T', ' ')],
    ],
    collect: order.cashOnDelivery > 0 ? sumOf(order.cashOnDelivery) : null,
    care: [
      ...order.addOns.map((id) => items[id]),
      ...(order.goods.some(({ verdict }) => verdict === 'conditions') ? [labelWords.conditions] : []),
      ...([...typed, goods, note].every(isPrintable) ? [] : [labelWords.missing]),
    ].join(' '),
    note,
    link: `${origin}${paths.track(rootId, [waybillNo])}`,
  }
}

function isCovered({ addOns }: OrderRecord): boolean {
  return addOns.includes('insurance') || addOns.includes('full-cover')
}

function presentParty({ name, phone, division, detail }: OrderRecord['sender']): LabelParty {
  return { name, phone: maskPhone(phone), address: joinStreet(areaOf(division), detail, '\n') }
}

/** An amount for a courier who collects it. */
function sumOf(minor: number): string {
  return `${plainSum(minor)} ${moneyUnits[rootId]}`
}
