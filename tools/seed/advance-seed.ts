import { setImmediate as breathe } from 'node:timers/promises'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import type { Ctx } from '@hongyan/kernel/context'
import { type IncomingEvent, incomingEvent, type Pictures } from './incoming-event.ts'
import { day } from './plan.ts'
import { planShipment } from './plan-shipment.ts'
import { createRandom } from './random.ts'
import { drawSignature } from './signature-picture.ts'

type SeedOptions = {
  readonly seed: number
  /** Shipments that are on the books at any moment, those of the last twelve days. */
  readonly shipments: number
  /** Scans up to this moment (ms UTC) are already in the database; null for none. */
  readonly since: number | null
}

/** Days that the sample data reaches back; the longest journey is shorter. */
const windowDays = 12

/** The stream of orders began here; shipment n was ordered n steps later. */
const firstOrder = Date.UTC(2026, 0, 1)

/** Journeys planned between two breaths, so that a serving process is never held up. */
const planPerBreath = 40

const pictures = drawPictures()

/**
 * Adds every scan that has become due after `since` and up to now. Orders come in an endless stream that depends on
 * the seed alone, so a demonstration that is advanced every few minutes goes on living. Advancing twice is harmless.
 */
export async function advanceSeed(ctx: Ctx, options: SeedOptions): Promise<{ stored: number; upTo: number }> {
  const now = ctx.now()
  const step = (windowDays * day) / options.shipments
  const first = Math.ceil((now - windowDays * day - firstOrder) / step)
  const last = Math.floor((now - firstOrder) / step)
  let stored = 0
  let batch: IncomingEvent[] = []
  for (let order = first; order <= last; order++) {
    // The second of the order is its index, so that streams of different density agree about a shipment.
    const second = Math.round((order * step) / 1000)
    const shipment = planShipment(options.seed, second, firstOrder + second * 1000)
    for (const [place, event] of shipment.events.entries()) {
      if (event.at > now || (options.since !== null && event.at <= options.since)) continue
      batch.push(incomingEvent(shipment, place, pictures))
    }
    if (batch.length >= ctx.settings.tracking.eventsPerBatch - 40 || order === last) {
      stored += await ingest(ctx, batch)
      batch = []
    }
    if (order % planPerBreath === 0) await breathe()
  }
  return { stored, upTo: now }
}

/** Hands events to the network's own door; a refusal means that the sample data is wrong. */
export async function ingest(ctx: Ctx, events: readonly IncomingEvent[]): Promise<number> {
  if (events.length === 0) return 0
  const { results } = await ingestEvents(ctx, { events: [...events] })
  const refused = results.find((result) => result.outcome === 'refused')
  if (refused) throw new Error(`${refused.eventId} was refused: ${refused.problem}`)
  return results.filter((result) => result.outcome === 'stored').length
}

/** A few signatures that all proofs share. */
export function drawPictures(): Pictures {
  return Array.from({ length: 8 }, (_, index) =>
    Buffer.from(drawSignature(createRandom(index + 1))).toString('base64'),
  )
}
