import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'

/** The number that was meant: with digits for letters, or the check digit that fits; null where the mistake is another. Only a proposal: the wrong digit may be any. */
export function mendedNumber(answer: TrackingAnswer): string | null {
  if (answer.kind !== 'bad-format') return null
  if (answer.problem.kind === 'mistaken') return answer.problem.meant
  if (answer.problem.kind !== 'check-digit') return null
  const { expected, found } = answer.problem
  const [, body = '', digit = '', suffix = ''] =
    /^(.*?)(\d)((?:-\d{1,2}-\d{1,2}-?)?)$/.exec(answer.number) ?? []
  return digit === found ? `${body}${expected}${suffix}` : null
}
