import { carbonMessages } from '@hongyan/content'
import type { CarbonAnswer } from '@hongyan/domain/carbon/footprint'
import type { LinkQuestion } from '@hongyan/domain/carbon/read-link'
import { writeLink } from '@hongyan/domain/carbon/write-link'
import { fill, type LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import type { CarbonPage } from '../../load.ts'
import { roundedKg } from '../../text/format-emission.ts'
import { goodsWords, modeWord } from '../../text/way-words.ts'
import { LegBar, PartNames } from './leg-bars.tsx'
import styles from './without-result.module.css'

/** Before a question: what one shipment emits by each way of travel, to one scale, each the way to its own page. */
export function Start({ locale, example }: Pick<CarbonPage, 'locale' | 'example'>) {
  const { start, form } = carbonMessages(locale)
  if (example === null) return null
  const { footprints, ...shipment } = example
  const amounts = footprints.map(({ totals }) => totals.international.amount.milligrams)
  const longest = Math.max(...amounts, 1)
  return (
    <div className={styles.panel}>
      <h2>{fill(start.title, goodsWords(locale, shipment))}</h2>
      <p>{start.lead}</p>
      <ul className={styles.examples}>
        {footprints.map(({ shipment: one, steps, set }, index) => (
          <li key={one.mode}>
            <ArrowLink href={paths.footprint(locale, writeLink(one, set))} data-no-prefetch="">
              {form.modes[one.mode]}
            </ArrowLink>
            <p>
              <b>{roundedKg(locale, amounts[index] ?? 0)}</b> kg CO₂e
            </p>
            <LegBar steps={steps} column="international" whole={longest} />
          </li>
        ))}
      </ul>
      <PartNames locale={locale} footprints={footprints} />
    </div>
  )
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
