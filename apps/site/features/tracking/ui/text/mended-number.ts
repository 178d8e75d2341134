import type { TrackingAnswer } from '@hongyan/domain/tracking-answer'

/** The number with the check digit that fits, or null where the mistake is another. Only a proposal: the wrong digit may be any. */
export function mendedNumber(answer: TrackingAnswer): string | null {
  if (answer.kind !== 'bad-format' || answer.problem.kind !== 'check-digit') return null
  const { expected, found } = answer.problem
  const [, body = '', digit = '', suffix = ''] =
    /^(.*?)(\d)((?:-\d{1,2}-\d{1,2}-?)?)$/.exec(answer.number) ?? []
  return digit === found ? `${body}${expected}${suffix}` : null
}
