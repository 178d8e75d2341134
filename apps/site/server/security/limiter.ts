import { type LimitName, type Limits, limitTable } from '../limits.ts'
import type { LimitAnswer } from './limit-answer.ts'
import { TokenBuckets } from './token-buckets.ts'

/** A rate of the table: each has a row for what refills and one for the depth. */
export type RateName = NameOf<LimitName>
type NameOf<Row> = Row extends `${infer Name}.perMinute` ? Name : never

const refill = '.perMinute'
const rateNames = Object.keys(limitTable).flatMap((row) =>
  row.endsWith(refill) ? [row.slice(0, -refill.length) as RateName] : [],
)

export type Limiter = {
  readonly take: (name: RateName, key: string, cost?: number) => LimitAnswer
  /** What has been asked of each rate so far, granted or not. */
  readonly taken: Readonly<Record<RateName, number>>
}

/** The process's rates, one set of buckets for each rate of the limits table. */
export function createLimiter(limits: Limits, now: () => number): Limiter {
  const buckets = Object.fromEntries(
    rateNames.map((name) => [
      name,
      new TokenBuckets({ perMinute: limits[`${name}.perMinute`], burst: limits[`${name}.burst`] }),
    ]),
  ) as Record<RateName, TokenBuckets>
  const taken = Object.fromEntries(rateNames.map((name) => [name, 0])) as Record<RateName, number>
  return {
    take: (name, key, cost = 1) => {
      taken[name] += cost
      return buckets[name].take(key, now(), cost)
    },
    taken,
  }
}
