import type { LimitAnswer } from './limit-answer.ts'

type BucketRule = { readonly perMinute: number; readonly burst: number }

const allowed: LimitAnswer = { allowed: true }

/**
 * Token buckets by key, for one rule. Memory is bounded: the oldest half is forgotten when `capacity` keys
 * are held, which only ever favours the visitor.
 */
export class TokenBuckets {
  readonly #rule: BucketRule
  readonly #capacity: number
  #young = new Map<string, { tokens: number; at: number }>()
  #old = new Map<string, { tokens: number; at: number }>()

  constructor(rule: BucketRule, capacity = 100_000) {
    this.#rule = rule
    this.#capacity = capacity
  }

  /** Takes `cost` tokens of `key` at `now` (ms). Nothing is taken when refused. */
  take(key: string, now: number, cost = 1): LimitAnswer {
    const { perMinute, burst } = this.#rule
    let bucket = this.#young.get(key)
    if (bucket === undefined) {
      bucket = this.#old.get(key) ?? { tokens: burst, at: now }
      if (this.#young.size >= this.#capacity / 2) {
        this.#old = this.#young
        this.#young = new Map()
      }
      this.#young.set(key, bucket)
    }
    const refilled = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 60_000) * perMinute)
    bucket.at = now
    if (refilled >= cost) {
      bucket.tokens = refilled - cost
      return allowed
    }
    bucket.tokens = refilled
    const seconds = perMinute === 0 ? 60 : Math.ceil(((Math.min(cost, burst) - refilled) / perMinute) * 60)
    return { allowed: false, retryAfterSeconds: Math.max(1, seconds) }
  }
}
