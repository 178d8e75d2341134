import { findCity } from '@hongyan/domain/places/find-city'
import { readEvent } from '@hongyan/domain/tracking/read-event'

/**
 * All that is wrong with an event at an instant (ms UTC), one line each with the field's name; empty when the network
 * would read it. Scans in cities nobody knows are taken from carriers, yet in a file they are a slip.
 */
export function checkEvent(event: unknown, now: number): readonly string[] {
  const read = readEvent(event, now)
  const problems = read.kind === 'problems' ? read.problems : []
  const code = (event as { readonly cityCode?: unknown } | null)?.cityCode
  const told = problems.some((problem) => problem.startsWith('cityCode:'))
  return typeof code === 'string' && !told && findCity(code) === null
    ? [...problems, `cityCode: unknown city code ${code.slice(0, 20)}`]
    : problems
}
