/** How long before somebody is signed out they are warned, in seconds. */
const warnedBefore = 60

/** What the page does now about somebody who is signed in. */
type AccountStep =
  | { readonly kind: 'wait'; readonly ms: number }
  /** `why`: nothing was done for a while, or the sign-in itself comes to its end. */
  | { readonly kind: 'warn'; readonly left: number; readonly why: 'idle' | 'end' }
  | { readonly kind: 'over' }

/** The time left, as the server told it `sinceMs` ago; both in the same clock, which no wrong clock of a device moves. */
export function accountStep(
  lifetime: { readonly idleSeconds: number; readonly endsSeconds: number },
  sinceMs: number,
): AccountStep {
  const left = Math.ceil(Math.min(lifetime.idleSeconds, lifetime.endsSeconds) - sinceMs / 1000)
  if (left <= 0) return { kind: 'over' }
  if (left > warnedBefore) return { kind: 'wait', ms: (left - warnedBefore) * 1000 }
  return { kind: 'warn', left, why: lifetime.endsSeconds <= lifetime.idleSeconds ? 'end' : 'idle' }
}

/** When a screen reader is told how many seconds are left: not every second. */
const announcedAt = [warnedBefore, 30, 10]

/** Whether it is told now: `before` is what was left when the page last looked, which a busy device may do late. */
export function isAnnounced(left: number, before: number): boolean {
  return announcedAt.some((at) => left <= at && at < before)
}
