import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idle, nextProgress, type Progress, type ProgressEvent } from './progress-state.ts'

const run = (...events: ProgressEvent[]): Progress => events.reduce(nextProgress, idle)

describe('the request bar', () => {
  it('stays hidden when the answer comes before the delay is over', () => {
    expect(run('start', 'end')).toEqual(idle)
  })

  it('creeps after the delay and finishes with the last request', () => {
    expect(run('start', 'start', 'delay over').kind).toBe('creeping')
    expect(run('start', 'start', 'delay over', 'end').kind).toBe('creeping')
    expect(run('start', 'start', 'delay over', 'end', 'end')).toEqual({
      kind: 'finishing',
      failed: false,
      untold: false,
    })
  })

  it('shows a failure once all requests have ended, but not a cancellation', () => {
    expect(run('start', 'start', 'fail', 'end')).toEqual({ kind: 'finishing', failed: true, untold: true })
    expect(run('start', 'cancel')).toEqual(idle)
  })

  it('shows a failure as well that is told elsewhere, and leaves the telling to that', () => {
    expect(run('start', 'start', 'fail-explained', 'end')).toEqual({
      kind: 'finishing',
      failed: true,
      untold: false,
    })
    expect(run('start', 'start', 'fail-explained', 'fail')).toEqual({
      kind: 'finishing',
      failed: true,
      untold: true,
    })
  })

  it('ends hidden after any requests that all end', () => {
    const ends = fc.constantFrom<ProgressEvent>('end', 'fail', 'fail-explained', 'cancel')
    fc.assert(
      fc.property(fc.array(ends, { minLength: 1, maxLength: 20 }), fc.boolean(), (endings, slow) => {
        const starts = endings.map((): ProgressEvent => 'start')
        const state = run(...starts, ...(slow ? (['delay over'] as const) : []), ...endings)
        expect(nextProgress(state, 'hide')).toEqual(idle)
      }),
    )
  })
})
