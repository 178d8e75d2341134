import type { Ctx } from '@hongyan/kernel/context'
import { cleanText } from '../typed/clean-text.ts'
import { type Tally, tallyUnmapped } from './count-unmapped.ts'
import type { EventMapping } from './event-mapping.ts'
import { isEventCode } from './read-scans.ts'
import { unknownMark } from './unknown-mark.ts'

type Fields = { readonly [name: string]: unknown }
type Words = Pick<EventMapping, 'unknown' | 'codes' | 'cities'>

/**
 * Sent events in our words, by the mapping of whoever sends them. One with a code that is in no list is marked, so that
 * it is refused when it is read, unless such codes are kept from this sender.
 */
export async function translateEvents(ctx: Ctx, events: readonly unknown[]): Promise<readonly unknown[]> {
  const words = wordsOf(ctx)
  const unknown = new Map<string, Tally>()
  const translated = events.map((raw) => {
    const event = translateEvent(raw, words)
    const code = unknownCodeOf(event)
    if (code === null) return event
    const seen = (unknown.get(code)?.seen ?? 0) + 1
    const { eventId } = event as Fields
    const sample = typeof eventId === 'string' ? eventId.slice(0, 64) : ''
    unknown.set(code, { kind: 'event-code', value: code, seen, sample })
    return words.unknown === 'keep' ? event : { ...(event as Fields), code: `${unknownMark}${code}` }
  })
  // What is kept is counted where it is stored.
  if (words.unknown === 'refuse' && unknown.size > 0)
    await ctx.db.transaction((trx) => tallyUnmapped(trx, [...unknown.values()], ctx.now()))
  return translated
}

function wordsOf({ actor, settings }: Ctx): Words {
  const { mapping } = settings.tracking
  return (actor.kind === 'partner' && mapping.senders[actor.keyId]) || mapping
}

/** An event with its code and cities as we write them; anything else as it is. */
export function translateEvent(raw: unknown, { codes, cities }: Words): unknown {
  if (!isFields(raw)) return raw
  const { shipment } = raw
  return {
    ...raw,
    ...translated(raw, 'code', codes),
    ...translated(raw, 'cityCode', cities),
    ...(isFields(shipment) && {
      shipment: {
        ...shipment,
        ...translated(shipment, 'origin', cities),
        ...translated(shipment, 'destination', cities),
      },
    }),
  }
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

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
