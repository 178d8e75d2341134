import { createHash } from 'node:crypto'
import type { AccountSessionRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { isAlive } from '@hongyan/kernel/expiry'
import type { Membership } from './membership.ts'

/** Somebody who is signed in on one device. Instants are ms UTC. */
export type AccountSession = {
  readonly id: string
  readonly accountId: string
  /** As the identity provider tells it; null where it tells none. */
  readonly name: string | null
  /** Their own contract lets them pay monthly. */
  readonly monthly: boolean
  /** What they are in their company, and what it is called; null for those who belong to none. */
  readonly company: (Membership & { readonly name: string }) | null
  /** When it ends unless something is done before. */
  readonly idleAt: number
  /** When it ends in any case. */
  readonly endsAt: number
}

/** What is stored in place of the secret that a browser holds: 256 random bits need no key. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/**
 * When a stored session ends (a customer's unless other limits are given), or null when it has ended, or was made by a clock that was ahead. A use that lies ahead
 * counts as one of now: only the clock by which it was written down was wrong.
 */
export function livesUntil(
  ctx: Ctx,
  row: Pick<AccountSessionRow, 'created_at' | 'seen_at'>,
  { lifeMs, idleMs }: Pick<Ctx['settings']['accounts'], 'lifeMs' | 'idleMs'> = ctx.settings.accounts,
): { readonly idleAt: number; readonly endsAt: number } | null {
  const { clockSkewMs: skewMs } = ctx.settings
  const now = ctx.now()
  const endsAt = row.created_at + lifeMs
  const seenAt = Math.min(row.seen_at, now)
  const idleAt = Math.min(endsAt, seenAt + idleMs)
  const alive = isAlive(endsAt, now, { lifeMs, skewMs }) && now < seenAt + idleMs
  return alive ? { idleAt, endsAt } : null
}
