import type { AddOnSheet } from '@hongyan/domain/quotes/tariff'
import type { AddOn } from '@hongyan/domain/quotes/vocabulary'
import { fill } from '@hongyan/locales'
import type { Speaker } from './amounts.ts'

/** What is said beside each extra on the form, from the prices in force. */
export function addOnNotes(sheet: AddOnSheet, speaker: Speaker): Readonly<Partial<Record<AddOn, string>>> {
  const { money, weight, perMille, words } = speaker
  const { adds, coverNote } = words.form
  const cover = ({ steps, basisPoints }: AddOnSheet['insurance']) =>
    fill(coverNote, { upTo: money(steps.at(-1)?.upTo ?? 0), rate: perMille(basisPoints) })
  const { wooden, coldUnloading } = sheet
  return {
    insurance: cover(sheet.insurance),
    'full-cover': cover(sheet.fullCover),
    'cash-on-delivery': fill(adds['cash-on-delivery'].note, { most: money(sheet.cashOnDeliveryMost) }),
    'receipt-paper': fill(adds['receipt-paper'].note, { fee: money(sheet.receiptPaper) }),
    'receipt-electronic': fill(adds['receipt-electronic'].note, { fee: money(sheet.receiptElectronic) }),
    'named-signing': fill(adds['named-signing'].note, { fee: money(sheet.namedSigning) }),
    wooden: fill(adds.wooden.note, {
      fee: money(wooden.cubicMetre),
      factor: wooden.percentOfVolume / 100,
      least: money(wooden.least),
    }),
    waterproof: fill(adds.waterproof.note, { fee: money(sheet.waterproof) }),
    upstairs: fill(adds.upstairs.note, { weight: weight(sheet.upstairsFreeUpTo) }),
    'cold-unloading': fill(adds['cold-unloading'].note, {
      fee: money(coldUnloading.cubicMetre),
      tonne: money(coldUnloading.tonne),
    }),
    'cold-labelling': fill(adds['cold-labelling'].note, { fee: money(sheet.coldLabelling) }),
  }
}
