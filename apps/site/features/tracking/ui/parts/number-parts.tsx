import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { fill } from '@hongyan/locales'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './number-parts.module.css'

/** A number of ours taken apart: whose it is, its serial in fours, and whether its check digit fits. */
export function NumberParts({ answer }: { readonly answer: Exclude<TrackingAnswer, { kind: 'found' }> }) {
  const { parts } = useTrackingTexts().words.notFound
  const { number } = answer
  const [, prefix = '', serial = '', check = '', rest = ''] =
    /^(HY[AC]?|HO)(\d{5,14})(\d)((?:-[\d-]+)?)$/.exec(number) ?? []
  const problem = answer.kind === 'bad-format' ? answer.problem : null
  if (check === '' || (problem !== null && problem.kind !== 'check-digit')) {
    return <p className={styles.plain}>{number}</p>
  }
  const fours = serial.match(/\d{1,4}/g) ?? []
  return (
    <dl className={styles.parts} aria-label={number} data-wrong={problem === null ? undefined : ''}>
      <div>
        <dd>{prefix}</dd>
        <dt>{parts.ours}</dt>
      </div>
      <div>
        <dd>
          {fours.map((four, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
            <span key={at}>{four}</span>
          ))}
        </dd>
        <dt>{parts.serial}</dt>
      </div>
      <div className={styles.check}>
        <dd>
          {check}
          {rest}
        </dd>
        <dt>{problem === null ? parts.fits : fill(parts.wrong, { expected: problem.expected })}</dt>
      </div>
    </dl>
  )
}
