import type { HoldFit } from '@hongyan/domain/loading/fit-piece'
import { AlertIcon, CheckIcon, CloseIcon } from '@hongyan/ui/icons.tsx'

/** What a hold says to a piece, with its sign. */
export const outcomeIcons = { fits: CheckIcon, spread: AlertIcon, no: CloseIcon } as const
export type Outcome = keyof typeof outcomeIcons

/** Taken, taken on boards that spread its weight, or not taken. */
export function holdOutcome(hold: HoldFit): Outcome {
  if (hold.kind === 'no') return 'no'
  return hold.fit.spread === null ? 'fits' : 'spread'
}
