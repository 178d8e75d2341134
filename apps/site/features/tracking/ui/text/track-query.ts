import { splitNumbers } from '@hongyan/domain/numbers/split-numbers'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import { numbersPerLookup } from '../../widgets/tracking-box/limits.ts'

/** What the address of the tracking page asks for. */
export type TrackQuery = {
  readonly numbers: readonly string[]
  /** The number whose result is open: always one of `numbers`, or null when there are none. */
  readonly open: string | null
}

/** Reads `?no=a,b&open=b`. `no` may come more than once and may hold any text with numbers in it. */
export function readTrackQuery(query: URLSearchParams): TrackQuery {
  const { numbers } = splitNumbers(query.getAll('no').join('\n'), numbersPerLookup)
  const wanted = query.get('open')
  return { numbers, open: numbers.find((number) => number === wanted) ?? numbers[0] ?? null }
}

/** Address of a result; `open` is left out where it is the first number anyway. */
export function trackPath(locale: LocaleId, { numbers, open }: TrackQuery): string {
  const path = paths.track(locale, numbers)
  return open === null || open === numbers[0] ? path : `${path}&open=${encodeURIComponent(open)}`
}

/** The query without one number; the neighbour opens when the open one goes. */
export function withoutNumber({ numbers, open }: TrackQuery, number: string): TrackQuery {
  const at = numbers.indexOf(number)
  const rest = numbers.filter((other) => other !== number)
  return { numbers: rest, open: open === number ? (rest[Math.min(at, rest.length - 1)] ?? null) : open }
}
