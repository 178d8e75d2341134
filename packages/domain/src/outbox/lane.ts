import type { OutboxRow } from '@hongyan/db'
import { backOffMs, longestBackOffMs } from './back-off.ts'

/** Attempts under way at a receiver that is the only one of its target, of every process together. */
export const mostAtOnce = 5

/** The same at one of several receivers, at those of one owner, and at all of a target. */
export const mostOfReceiver = 2
export const mostOfOwner = 4
export const mostOfTarget = 200

/** At all receivers of a target together whose last attempt failed: what does not answer takes no room of what does. */
export const mostOfTroubled = 40

/** Failures in a row after which a receiver is asked by one attempt at a time, with a pause before each. */
const failuresToRest = 3

/** The messages that wait for one receiver: one of several under a target, or the target itself. */
export type Lane = {
  readonly target: string
  readonly receiver: string | null
  readonly owner: string | null
  /** When the first of its messages is due, ms UTC. */
  readonly dueFrom: number
  readonly underWay: number
  /** Attempts in a row that failed. */
  readonly failures: number
  readonly resumeAt: number
}

/** Names a lane among all of them. */
export function nameOfLane({ target, receiver }: Pick<OutboxRow, 'target' | 'receiver'>): string {
  return receiver ?? target
}

/** When a receiver that failed so often in a row is asked again, ms UTC; it never rests longer than a minute. */
export function resumeAfter(failures: number, now: number, chance: number): number {
  return failures < failuresToRest ? now : now + backOffMs(failures - failuresToRest + 1, chance)
}

/**
 * The lanes that one more attempt may begin in: something is due, the receiver does not rest, and neither it nor
 * those it shares its part with have enough to do. A receiver that hangs takes up its own share and no other's.
 */
export function freeLanes(lanes: readonly Lane[], now: number): readonly Lane[] {
  const ofOwner = countBy(lanes, ({ owner }) => owner)
  const many = lanes.filter(({ receiver }) => receiver !== null)
  const ofTarget = countBy(many, ({ target }) => target)
  const troubled = countBy(many.filter(isTroubled), ({ target }) => target)
  return lanes.filter((lane) => {
    if (lane.dueFrom > now || isResting(lane, now) || lane.underWay >= mostOf(lane)) return false
    if (lane.receiver === null) return true
    return (
      (lane.owner === null || (ofOwner.get(lane.owner) ?? 0) < mostOfOwner) &&
      (ofTarget.get(lane.target) ?? 0) < mostOfTarget &&
      (!isTroubled(lane) || (troubled.get(lane.target) ?? 0) < mostOfTroubled)
    )
  })
}

function mostOf({ receiver, failures }: Lane): number {
  if (failures >= failuresToRest) return 1
  return receiver === null ? mostAtOnce : mostOfReceiver
}

function isTroubled({ failures }: Lane): boolean {
  return failures > 0
}

/** What a clock that was ahead put off by more than the rule allows is not put off. */
function isResting({ resumeAt }: Lane, now: number): boolean {
  return resumeAt > now && resumeAt <= now + longestBackOffMs
}

function countBy<K>(lanes: readonly Lane[], key: (lane: Lane) => K): ReadonlyMap<K, number> {
  const counts = new Map<K, number>()
  for (const lane of lanes) counts.set(key(lane), (counts.get(key(lane)) ?? 0) + lane.underWay)
  return counts
}
