import { randomUUID } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { anEvent, aPartner, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { noMapping } from './event-mapping.ts'
import { ingestEvents } from './ingest-events.ts'
import { mapUnmappedEvents } from './map-unmapped-events.ts'
import { unknownStored, withMapping } from './testing/with-mapping.ts'
import { trackNumbers } from './track-numbers.ts'
import type { EventCode } from './vocabulary.ts'

withDatabases('scans of unknown words', (database) => {
  test('are mapped once their word is, and their shipments with them', async () => {
    const db = database()
    const [word, other] = [`word-${randomUUID()}`, `word-${randomUUID()}`]
    const events = [...Array.from({ length: 703 }, () => anEvent({ code: word })), anEvent({ code: other })]
    await ingestEvents(withMapping(testCtx(db, { actor: aPartner }), unknownStored), { events })
    const statuses = async () => {
      const numbers = [events[0], events[702], events[703]].map((event) => event?.waybillNo ?? '')
      const answers = await trackNumbers(testCtx(db), { numbers })
      return answers.map((answer) => answer.kind === 'found' && answer.shipment.status)
    }
    expect(await statuses()).not.toContain('delivered')

    const told: string[] = []
    const means = (code: EventCode) => ({ ...unknownStored, codes: { [word]: code } })
    const ctx = withMapping(testCtx(db), means('delivered'))
    const listening = {
      ...ctx,
      registry: {
        ...ctx.registry,
        shipmentListeners: [
          async (_: Ctx, __: unknown, changes: readonly { readonly status: string }[]) =>
            void told.push(...changes.map(({ status }) => status)),
        ],
      },
    }
    expect(await mapUnmappedEvents(listening)).toBe(703)
    const [first, last, unmapped] = await statuses()
    expect([first, last]).toEqual(['delivered', 'delivered'])
    expect(unmapped).not.toBe('delivered')
    expect(told).toEqual(Array(703).fill('delivered'))
    expect(await mapUnmappedEvents(listening)).toBe(0)
  })

  test('stay as they are where two sources mean different things by a word', async () => {
    const db = database()
    const word = `word-${randomUUID()}`
    await ingestEvents(withMapping(testCtx(db, { actor: aPartner }), unknownStored), {
      events: [anEvent({ code: word })],
    })
    const senders = { tms: { ...noMapping, codes: { [word]: 'returned' as const } } }
    const mapping = { ...unknownStored, codes: { [word]: 'delivered' as const }, senders }
    expect(await mapUnmappedEvents(withMapping(testCtx(db), mapping))).toBe(0)
  })
})
