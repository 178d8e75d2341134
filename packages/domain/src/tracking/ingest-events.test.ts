import { aJourney, aSender, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { ingestEvents } from './ingest-events.ts'
import { trackNumbers } from './track-numbers.ts'

withDatabases('ingestEvents', (database) => {
  test('a journey is stored once and tracked', async () => {
    const ctx = testCtx(database(), { actor: aSender })
    const events = aJourney()
    const first = await ingestEvents(ctx, { events })
    expect(first.results.map((result) => result.outcome)).toEqual(events.map(() => 'stored'))
    const again = await ingestEvents(ctx, { events })
    expect(again.results.map((result) => result.outcome)).toEqual(events.map(() => 'duplicate'))
    const [answer] = await trackNumbers(testCtx(database()), { numbers: [events[0]!.waybillNo] })
    console.log(JSON.stringify(answer, null, 1))
    expect(answer?.kind).toBe('found')
  })
})
