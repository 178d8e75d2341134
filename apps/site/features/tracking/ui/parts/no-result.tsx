import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { fill, homeZone } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { mendedNumber } from '../text/mended-number.ts'
import { type TrackQuery, trackPath } from '../text/track-query.ts'
import { momentWords } from '../text/when-words.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './no-result.module.css'

type NoResultProps = {
  readonly answer: Exclude<TrackingAnswer, { kind: 'found' }>
  readonly query: TrackQuery
}

/** Why there is nothing to show, told apart: a mistyped number, an unknown one, one that was not scanned yet. */
export function NoResult({ answer, query }: NoResultProps) {
  const texts = useTrackingTexts()
  const { locale, words } = texts
  const { badFormat, unknown, notYetScanned } = words.notFound
  const moment = (at: string) => momentWords(texts, at, homeZone)
  const late = answer.kind === 'not-yet-scanned' && Date.parse(answer.expectedBy) < texts.now
  const [title, text, next] = (() => {
    switch (answer.kind) {
      case 'bad-format': {
        const values = { found: '', expected: '', meant: '', ...answer.problem }
        return [badFormat.title, fill(badFormat.problems[answer.problem.kind], values), badFormat.next]
      }
      case 'unknown':
        return [unknown.title, unknown.text, unknown.next]
      case 'not-yet-scanned':
        return [
          notYetScanned.title,
          fill(notYetScanned.text, { registered: moment(answer.registeredAt) }),
          fill(late ? notYetScanned.nextLate : notYetScanned.next, { expected: moment(answer.expectedBy) }),
        ]
    }
  })()
  const mended = mendedNumber(answer)
  return (
    <div className={styles.empty}>
      <p className={styles.number}>{answer.number}</p>
      <h2>{title}</h2>
      <p>{text}</p>
      {mended !== null && (
        <ButtonLink kind="secondary" href={mendedPath()}>
          {words.box.submit} {mended}
        </ButtonLink>
      )}
      <p className={styles.next}>{next}</p>
    </div>
  )

  function mendedPath(): string {
    const numbers = query.numbers.map((number) => (number === answer.number && mended ? mended : number))
    return trackPath(locale, { numbers, open: mended })
  }
}
