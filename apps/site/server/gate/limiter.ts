import type { Limits } from '../limits.ts'
import { type LimitAnswer, TokenBuckets } from './token-buckets.ts'

const rateNames = [
  'pages',
  'missing',
  'look-up',
  'unlock',
  'proof',
  'session',
  'counter',
  'content',
  'search',
  'ingestion',
  'code',
  'enquiry',
  'paper',
  'feedback',
  'captcha',
  'lists',
  'quote',
  'cipher',
  'addresses',
  'carbon',
  'desk',
  'coverage',
] as const
export type RateName = (typeof rateNames)[number]

export type Limiter = { readonly take: (name: RateName, key: string, cost?: number) => LimitAnswer }

/** The process's rates, one set of buckets for each row of the limits table. */
export function createLimiter(limits: Limits, now: () => number): Limiter {
  const buckets = Object.fromEntries(
    rateNames.map((name) => [
      name,
      new TokenBuckets({ perMinute: limits[`${name}.perMinute`], burst: limits[`${name}.burst`] }),
    ]),
  ) as Record<RateName, TokenBuckets>
  return { take: (name, key, cost) => buckets[name].take(key, now(), cost) }
}
