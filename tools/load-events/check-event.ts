import { findCity } from '@hongyan/domain/places/find-city'
import { readEvent } from '@hongyan/domain/tracking/read-event'
import { unknownCodeOf } from '@hongyan/domain/tracking/translate-events'
import { unknownMark } from '@hongyan/domain/tracking/unknown-mark'

/**
 * All that is wrong with an event at an instant (ms UTC), one line each with the field's name; empty when the network
 * would read it. What nobody knows is a slip in a file, unless it is to be kept.
 */
export function checkEvent(event: unknown, now: number, keepsUnknown = false): readonly string[] {
  const unknown = keepsUnknown ? null : unknownCodeOf(event)
  const marked = unknown === null ? event : { ...(event as object), code: `${unknownMark}${unknown}` }
  const read = readEvent(marked, now)
  const problems = read.kind === 'problems' ? read.problems : []
  const code = (event as { readonly cityCode?: unknown } | null)?.cityCode
  const told = keepsUnknown || problems.some((problem) => problem.startsWith('cityCode:'))
  return typeof code === 'string' && !told && findCity(code) === null
    ? [...problems, `cityCode: unknown city code ${code.slice(0, 20)}`]
    : problems
}
