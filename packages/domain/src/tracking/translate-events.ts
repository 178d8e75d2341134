import type { Ctx } from '@hongyan/kernel/context'
import { cleanText } from '../typed/clean-text.ts'
import { type Tally, tallyUnmapped } from './count-unmapped.ts'
import type { EventMapping } from './event-mapping.ts'
import { isEventCode } from './read-scans.ts'
import { unknownMark } from './unknown-mark.ts'

type Fields = { readonly [name: string]: unknown }
export type Words = Pick<EventMapping, 'unknown' | 'codes' | 'cities'>

/** Events in our words, and the codes among them that are in no list. */
type Translated = { readonly translated: readonly unknown[]; readonly unknown: readonly Tally[] }

/**
 * Sent events in our words, by the mapping of whoever sends them. One with a code that is in no list is marked, so that
 * it is refused when it is read, unless such codes are kept from this sender.
 */
export async function translateEvents(ctx: Ctx, events: readonly unknown[]): Promise<readonly unknown[]> {
  const words = wordsOf(ctx)
  const { translated, unknown } = translateAll(words, events)
  await tallyRefused(ctx, words, unknown)
  return translated
}

/** The same as far as nothing is counted. Where nothing has to be said otherwise the events are those that were sent. */
export function translateAll(words: Words, events: readonly unknown[]): Translated {
  const tallies = new Map<string, Tally>()
  let isAsSent = true
  const translated = events.map((raw) => {
    const event = translateEvent(raw, words)
    if (event !== raw) isAsSent = false
    const code = unknownCodeOf(event)
    if (code === null) return event
    const seen = (tallies.get(code)?.seen ?? 0) + 1
    const { eventId } = event as Fields
    const sample = typeof eventId === 'string' ? eventId.slice(0, 64) : ''
    tallies.set(code, { kind: 'event-code', value: code, seen, sample })
    if (words.unknown === 'keep') return event
    isAsSent = false
    return { ...(event as Fields), code: `${unknownMark}${code}` }
  })
  return { translated: isAsSent ? events : translated, unknown: [...tallies.values()] }
}

/** Counts codes that are refused; what is kept is counted where it is stored. */
export async function tallyRefused(ctx: Ctx, words: Words, unknown: readonly Tally[]): Promise<void> {
  if (words.unknown === 'refuse' && unknown.length > 0)
    await ctx.db.transaction((trx) => tallyUnmapped(trx, unknown, ctx.now()))
}

/** The mapping of whoever sends. */
export function wordsOf({ actor, settings }: Ctx): Words {
  const { mapping } = settings.tracking
  const { unknown, codes, cities } = (actor.kind === 'partner' && mapping.senders[actor.keyId]) || mapping
  return { unknown, codes, cities }
}

/** An event with its code and cities as we write them; anything else as it is. */
export function translateEvent(raw: unknown, { codes, cities }: Words): unknown {
  if (!isFields(raw)) return raw
  const own = { ...translated(raw, 'code', codes), ...translated(raw, 'cityCode', cities) }
  const { shipment } = raw
  const places = isFields(shipment) && {
    ...translated(shipment, 'origin', cities),
    ...translated(shipment, 'destination', cities),
  }
  if (isEmpty(own) && isEmpty(places || {})) return raw
  return { ...raw, ...own, ...(isFields(shipment) && { shipment: { ...shipment, ...places } }) }
}

/** The code of an event that has one which is none of ours; null for any other event. */
export function unknownCodeOf(event: unknown): string | null {
  const code = isFields(event) ? wordIn(event, 'code') : null
  return code === null || code === '' || isEventCode(code) ? null : code.slice(0, 64)
}

function translated(fields: Fields, name: string, words: Readonly<Record<string, string>>): Fields {
  const word = wordIn(fields, name)
  return word !== null && Object.hasOwn(words, word) ? { [name]: words[word] } : {}
}

function wordIn(fields: Fields, name: string): string | null {
  const value = fields[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? cleanText(value).trim() : null
}

function isEmpty(fields: Fields): boolean {
  return Object.keys(fields).length === 0
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
