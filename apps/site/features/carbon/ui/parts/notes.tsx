import { carbonMessages } from '@hongyan/content'
import type { Column } from '@hongyan/domain/carbon/factors/factor-contract'
import type { Footprint, Newer } from '@hongyan/domain/carbon/footprint'
import { writeLink } from '@hongyan/domain/carbon/write-link'
import { fill, type LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { InfoIcon, PlaneIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import { change, roundedKg } from '../../text/format-emission.ts'
import styles from './notes.module.css'

/** What the newest factors would give for an older link. */
export function NewerNote({
  locale,
  footprint,
  newer,
}: {
  readonly locale: LocaleId
  readonly footprint: Footprint
  readonly newer: Newer
}) {
  const { newer: words } = carbonMessages(locale)
  const amountOf = (column: Column) => newer.totals[column].amount.milligrams
  const before = (column: Column) => footprint.totals[column].amount.milligrams
  const same = amountOf('international') === before('international') && amountOf('china') === before('china')
  const changed = (column: Column) =>
    fill(words.change, {
      amount: `${roundedKg(locale, amountOf(column))} kg CO₂e`,
      change: change(locale, before(column), amountOf(column)),
    })
  return (
    <aside className={styles.note} data-tone="caution" aria-labelledby="newer">
      <InfoIcon size={20} />
      <div>
        <h2 id="newer">{fill(words.title, { set: footprint.set, newer: newer.set })}</h2>
        <p>
          {same
            ? words.same
            : fill(words.text, { international: changed('international'), china: changed('china') })}
        </p>
        {!same && (
          <ArrowLink
            href={paths.footprint(locale, writeLink(footprint.shipment, newer.set))}
            data-no-prefetch=""
          >
            {words.action}
          </ArrowLink>
        )}
      </div>
    </aside>
  )
}

/** What flying does beyond CO2: beside the sums, never in them. */
export function BeyondCo2({
  locale,
  milligrams,
}: {
  readonly locale: LocaleId
  readonly milligrams: number
}) {
  const { beyondCo2 } = carbonMessages(locale)
  return (
    <aside className={styles.note} aria-labelledby="beyond-co2">
      <PlaneIcon size={20} />
      <div>
        <h2 id="beyond-co2">{beyondCo2.title}</h2>
        <p>{fill(beyondCo2.text, { amount: `${roundedKg(locale, milligrams)} kg CO₂e` })}</p>
      </div>
    </aside>
  )
}
