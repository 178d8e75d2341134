import { carbonMessages } from '@hongyan/content'
import type { CarbonAnswer } from '@hongyan/domain/carbon/footprint'
import type { LinkQuestion } from '@hongyan/domain/carbon/read-link'
import type { Shipment } from '@hongyan/domain/carbon/shipment'
import { writeLink } from '@hongyan/domain/carbon/write-link'
import { fill, type LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import { modeWord, wayWords } from '../../text/way-words.ts'
import styles from './without-result.module.css'

type Example = Pick<Shipment, 'from' | 'to' | 'grams' | 'mode'>

const examples: readonly Example[] = [
  { from: '110100', to: '310100', grams: 10_000, mode: 'road' },
  { from: '610100', to: '650100', grams: 500_000, mode: 'rail' },
  { from: '440300', to: 'DEFRA', grams: 35_000, mode: 'air' },
  { from: '330200', to: 'USLAX', grams: 800_000, mode: 'sea' },
]

/** Before a question: what there will be to see, and examples of it. */
export function Start({ locale }: { readonly locale: LocaleId }) {
  const { start } = carbonMessages(locale)
  return (
    <div className={styles.panel}>
      <h2>{start.title}</h2>
      <ul className={styles.lines}>
        {start.lines.map((line) => (
          <li key={line}>
            <CheckIcon size={18} />
            {line}
          </li>
        ))}
      </ul>
      <h3>{start.examples}</h3>
      <ul className={styles.links}>
        {examples.map((example) => (
          <li key={example.mode}>
            <ArrowLink href={paths.footprint(locale, exampleQuery(example))} data-no-prefetch="">
              {wayWords(locale, example)}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function exampleQuery({ from, to, grams, mode }: Example): string {
  return new URLSearchParams({ from, to, w: String(grams / 1000), mode }).toString()
}

/** Two places that this mode does not join, and the modes that do. */
export function NoRoute({
  locale,
  answer: { reason, shipment, modes },
}: {
  readonly locale: LocaleId
  readonly answer: Extract<CarbonAnswer, { kind: 'none' }>
}) {
  const { none, form } = carbonMessages(locale)
  const others = modes.flatMap((one) => (one.kind === 'footprint' ? [one.footprint] : []))
  return (
    <div className={styles.panel} role="status">
      <h2>{fill(none.title, { mode: modeWord(locale, shipment.mode) })}</h2>
      <p>{none[reason]}</p>
      {others.length > 0 && (
        <>
          <h3>{none.other}</h3>
          <div className={cluster(12)}>
            {others.map((footprint) => (
              <ButtonLink
                key={footprint.shipment.mode}
                kind="secondary"
                size="small"
                href={paths.footprint(locale, writeLink(footprint.shipment, footprint.set))}
                data-no-prefetch=""
              >
                {form.modes[footprint.shipment.mode]}
              </ButtonLink>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

/** A link that names factors there never were. */
export function UnknownSet({
  locale,
  question,
}: {
  readonly locale: LocaleId
  readonly question: LinkQuestion
}) {
  const { unknownSet } = carbonMessages(locale)
  if (question.kind !== 'shipment') return null
  const query = new URLSearchParams(writeLink(question.shipment, ''))
  query.delete('set')
  return (
    <div className={styles.panel} role="status">
      <h2>{fill(unknownSet.title, { set: question.set ?? '' })}</h2>
      <p>{unknownSet.text}</p>
      <div className={cluster(12)}>
        <ButtonLink
          kind="secondary"
          size="small"
          href={paths.footprint(locale, query.toString())}
          data-no-prefetch=""
        >
          {unknownSet.action}
        </ButtonLink>
      </div>
    </div>
  )
}
