import { carrierSites, otherCarrier } from '@hongyan/domain/numbers/other-carrier'
import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { fill, homeZone } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { ArrowRightIcon, ExternalIcon } from '@hongyan/ui/icons.tsx'
import { useId } from 'react'
import { WholeBrackets } from '../../../../shell/parts/section-head/whole-brackets.tsx'
import type { DeviceList } from '../state/device-list.ts'
import { mendedNumber } from '../text/mended-number.ts'
import { similarSaved } from '../text/similar-saved.ts'
import { swappedNumbers } from '../text/swapped-numbers.ts'
import { type TrackQuery, trackPath } from '../text/track-query.ts'
import { momentWords } from '../text/when-words.ts'
import { type TrackingTexts, useTrackingTexts } from '../tracking-texts.ts'
import styles from './no-result.module.css'
import { NumberParts } from './number-parts.tsx'

type Missing = Exclude<TrackingAnswer, { kind: 'found' }>

type NoResultProps = {
  readonly answer: Missing
  readonly query: TrackQuery
  /** What this device has looked up and kept. */
  readonly kept: DeviceList
}

/** Why there is nothing to show, told apart: a mistyped number, an unknown one, one that was not scanned yet. */
export function NoResult({ answer, query, kept }: NoResultProps) {
  const texts = useTrackingTexts()
  const id = useId()
  const { locale, words } = texts
  const { title, text, next } = sentencesOf(texts, answer)
  const mended = mendedNumber(answer)
  const similar =
    mended === null && answer.kind !== 'not-yet-scanned' ? similarSaved(answer.number, kept) : null
  const meant = mended ?? similar
  const isWrongDigit = answer.kind === 'bad-format' && answer.problem.kind === 'check-digit'
  const swapped = isWrongDigit ? swappedNumbers(answer.number) : []
  const carrier = answer.kind === 'not-yet-scanned' ? null : otherCarrier(answer.number)
  const site = carrier && carrierSites[carrier]
  return (
    <div className={styles.empty}>
      <NumberParts answer={answer} />
      <h2>{title}</h2>
      <p>
        <WholeBrackets text={text} />
      </p>
      {site !== null && (
        <ButtonLink kind="secondary" href={`https://${site}`} rel="noreferrer">
          {fill(words.notFound.other.site, { site })}
          <ExternalIcon size={18} />
        </ButtonLink>
      )}
      {similar !== null && <p>{fill(words.notFound.similar, { number: similar })}</p>}
      {meant !== null && (
        <ButtonLink href={pathWith(meant)}>
          {words.box.submit} {meant}
        </ButtonLink>
      )}
      {swapped.length > 0 && (
        <div className={styles.swapped}>
          <p id={id}>{words.notFound.swapped}</p>
          <ul aria-labelledby={id}>
            {swapped.map((number) => (
              <li key={number}>
                <a href={pathWith(number)}>
                  {number}
                  <ArrowRightIcon size={16} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.next}>{next}</p>
    </div>
  )

  function pathWith(other: string): string {
    const numbers = query.numbers.map((number) => (number === answer.number ? other : number))
    return trackPath(locale, { numbers: [...new Set(numbers)], open: other })
  }
}

type Sentences = { readonly title: string; readonly text: string; readonly next: string }

function sentencesOf(texts: TrackingTexts, answer: Missing): Sentences {
  const { badFormat, unknown, notYetScanned, other, carriers } = texts.words.notFound
  const moment = (at: string) => momentWords(texts, at, homeZone)
  if (answer.kind === 'not-yet-scanned') {
    const late = Date.parse(answer.expectedBy) < texts.now
    const next = late ? notYetScanned.nextLate : notYetScanned.next
    return {
      title: notYetScanned.title,
      text: fill(notYetScanned.text, { registered: moment(answer.registeredAt) }),
      next: fill(next, { expected: moment(answer.expectedBy) }),
    }
  }
  const carrier = otherCarrier(answer.number)
  if (carrier !== null) {
    const named = { carrier: carriers[carrier] }
    return { title: fill(other.title, named), text: fill(other.text, named), next: other.next }
  }
  if (answer.kind === 'unknown') return unknown
  const values = { found: '', expected: '', meant: '', ...answer.problem }
  return {
    title: badFormat.title,
    text: fill(badFormat.problems[answer.problem.kind], values),
    next: badFormat.next,
  }
}
