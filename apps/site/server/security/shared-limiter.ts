import type { Ctx } from '@hongyan/kernel/context'
import { takeSharedLimit } from '@hongyan/kernel/limits/take-shared-limit'
import { isOutage } from '../http/outage.ts'
import type { Limits } from '../limits.ts'
import type { LimitAnswer } from './limit-answer.ts'
import type { RateName } from './limiter.ts'

/** Rates that protect people and money: they hold for all processes together. The others protect a process. */
export const sharedRates = [
  'code',
  'unlock',
  'sign-in',
  'passkey',
  'recovery-code',
  'captcha',
  'enquiry',
  'subscription',
] as const satisfies readonly RateName[]

/** From here on a rate limits nobody, and its list of uses would only grow. */
const unlimited = 10_000

const allowed: LimitAnswer = { allowed: true }

type SharedLimiter = (name: RateName, key: string) => Promise<LimitAnswer>

/**
 * Takes one use of a shared rate, as many as `burst` in the time in which they are refilled; of other rates nothing.
 * While the database does not answer nothing is counted: what these rates protect needs it as well.
 */
export function createSharedLimiter(limits: Limits, ctx: Ctx): SharedLimiter {
  const rules = new Map<string, { readonly ms: number; readonly most: number }>(
    sharedRates
      .filter((name) => limits[`${name}.burst`] < unlimited)
      .map((name) => {
        const most = limits[`${name}.burst`]
        // A rate that is not refilled at all opens again after a minute, as those of a process do.
        const perMinute = limits[`${name}.perMinute`] || most
        return [name, { ms: Math.ceil((most / Math.max(1, perMinute)) * 60_000), most }]
      }),
  )
  return async (name, key) => {
    const window = rules.get(name)
    if (window === undefined) return allowed
    try {
      const refused = await takeSharedLimit(ctx, { key: `rate ${name} ${key}`, windows: [window] })
      if (refused === null) return allowed
      return {
        allowed: false,
        retryAfterSeconds: Math.max(1, Math.ceil((refused.retryAt - ctx.now()) / 1000)),
      }
    } catch (error) {
      if (isOutage(error)) return allowed
      throw error
    }
  }
}
