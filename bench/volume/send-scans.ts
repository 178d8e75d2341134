import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { waybillNoAt } from '../../tools/volume/number-of.ts'
import { signed, signingKeys } from '../answers/ask-calls.ts'

/** Scans of one batch. */
const perBatch = 500
const lookMs = 20

/** One scan each of some shipments, made at this moment. */
function batchOf(places: readonly number[]) {
  const at = new Date().toISOString()
  return places.map((place) => ({
    eventId: randomUUID(),
    waybillNo: waybillNoAt(place),
    code: 'hub_arrived',
    at,
    cityCode: '420100',
    site: { zh: '武汉转运中心', en: 'Wuhan hub' },
  }))
}

/** Different shipments by chance out of the last `among` of all that there are. */
export function placesByChance(shipments: number, among: number, count: number): readonly number[] {
  const places = new Set<number>()
  while (places.size < Math.min(count, among)) places.add(shipments - 1 - randomInt(among))
  return [...places]
}

export type Taken = { readonly acknowledged: number; readonly projected: number }

/**
 * Sends one scan of each of the shipments at some places, all batches at once. Scans a second until all are acknowledged,
 * and until all show.
 */
export async function sendScans(port: number, places: readonly number[]): Promise<Taken> {
  const events = batchOf(places)
  const bodies = Array.from({ length: Math.ceil(events.length / perBatch) }, (_, at) =>
    JSON.stringify(events.slice(at * perBatch, (at + 1) * perBatch)),
  )
  const began = performance.now()
  const ids = await Promise.all(bodies.map((body) => send(port, body)))
  const acknowledgedAt = performance.now()
  await Promise.all(ids.map((id) => untilShown(port, id)))
  const rate = (until: number) => (events.length * 1000) / (until - began)
  return { acknowledged: rate(acknowledgedAt), projected: rate(performance.now()) }
}

async function send(port: number, body: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed(signingKeys.partner, body) },
    body,
  })
  const { data } = (await answer.json()) as { data?: { batch?: { id: string } } }
  if (data?.batch === undefined) throw new Error(`a batch was answered ${answer.status}`)
  return data.batch.id
}

async function untilShown(port: number, id: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/event-batches/${id}`, {
      headers: signed(signingKeys.partner, ''),
    })
    const { data } = (await answer.json()) as { data: { state: string; stored: number; events: number } }
    if (data.state === 'judged') {
      if (data.stored !== data.events) throw new Error(`${data.stored} of ${data.events} scans were stored`)
      return
    }
    await delay(lookMs)
  }
}
