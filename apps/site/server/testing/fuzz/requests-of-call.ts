import fc from 'fast-check'
import type { Call, CallExample } from '../../../calls/call.ts'
import { partOf } from './fitting-values.ts'
import { type Change, change, changed } from './odd-values.ts'

/** The parts of a request, before what is known takes places in them. */
type Asked = {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

export type Plan = {
  readonly asked: Asked
  /** Which of what is known stands in place of a field that has such a name; null leaves all as it is. */
  readonly pick: number | null
}

/** Requests of a call: made after its schemas, or one that is right with up to two things in it done wrong. */
export function requestsOf(call: Call, right: readonly CallExample['request'][]): fc.Arbitrary<Plan> {
  const made = fc.record({ params: partOf(call.params), query: partOf(call.query), body: partOf(call.body) })
  const sound = [...right, ...call.examples.map(({ request }) => request)]
  const spoilt = fc
    .tuple(fc.constantFrom(...sound), fc.array(change, { maxLength: 2 }))
    .map(([{ params, query, body }, changes]) => spoil({ params, query, body }, changes))
  return fc.record({
    asked: fc.oneof({ arbitrary: made, weight: 2 }, { arbitrary: spoilt, weight: 3 }),
    pick: fc.option(fc.nat({ max: 1000 }), { freq: 4 }),
  })
}

/** Most of what can go wrong is in the body, where there is one. */
function spoil(asked: Asked, changes: readonly Change[]): Asked {
  let { query, body } = asked
  for (const one of changes) {
    if (body !== undefined && one.place % 4 !== 0) body = changed(body, one)
    else if (query !== undefined) query = changed(query, one)
  }
  return { ...asked, query, body }
}
