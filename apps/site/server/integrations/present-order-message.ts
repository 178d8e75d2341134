import { areaOf } from '@hongyan/domain/addresses/area-of'
import type { OrderParty } from '@hongyan/domain/orders/order-input'
import type { OrderMessage } from '@hongyan/domain/orders/order-message'
import { isoInZone, isoUtc } from '@hongyan/kernel/iso-in-zone'
import { currency, homeZone } from '@hongyan/locales'

/**
 * What the company's system is sent of an order, field by field: money in minor units of `currency`, weights in grams, lengths in mm.
 * `number` with `revision` is what it deduplicates by.
 */
export function presentOrderMessage({ id, number, kind, revision, order }: OrderMessage) {
  return {
    id,
    number,
    kind,
    revision,
    order: {
      kind: order.kind,
      product: order.product,
      state: order.state.kind,
      locale: order.locale,
      placedAt: isoUtc(order.placedAt),
      sender: presentParty(order.sender),
      recipient: presentParty(order.recipient),
      goodsKind: order.goodsKind,
      goods: order.goods.map(({ name, item, amount, verdict, rule, conditionsMet }) => ({
        name,
        item,
        amount,
        verdict,
        rule,
        conditionsMet,
      })),
      pieces: order.sizes.map(({ length, width, height, weight, count }) => ({
        length: length ?? null,
        width: width ?? null,
        height: height ?? null,
        weight,
        count,
      })),
      weight: order.weight,
      chargedWeight: order.chargedWeight,
      addOns: order.addOns,
      declaredValue: order.declaredValue,
      cashOnDelivery: order.cashOnDelivery,
      currency,
      payer: order.payer,
      pickup: {
        way: order.pickup.way,
        branch: order.pickup.branch,
        from: isoInZone(order.pickup.from, homeZone),
        until: isoInZone(order.pickup.until, homeZone),
      },
      note: order.note,
      total: order.terms.total,
      lines: order.terms.lines.map(({ item, fee }) => ({ item, fee })),
      termsVersion: order.terms.termsVersion,
      arrivesFrom: order.terms.arrivesFrom,
      arrivesUntil: order.terms.arrivesUntil,
      arrivesBy: order.terms.arrivesBy,
      waybills: order.waybills.map((waybill) => ({ number: waybill.number, pieces: waybill.pieces })),
    },
  }
}

function presentParty({ name, phone, division, detail }: OrderParty) {
  return { name, phone, division, area: areaOf(division), detail }
}
