import { carbonMessages } from '@hongyan/content'
import type { ModeResult } from '@hongyan/domain/carbon/footprint'
import type { TransportMode } from '@hongyan/domain/carbon/legs/leg'
import { writeLink } from '@hongyan/domain/carbon/write-link'
import { fill, formatDistance, type LocaleId } from '@hongyan/locales'
import { InfoIcon } from '@hongyan/ui/icons.tsx'
import { Tag } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../../paths.ts'
import { percent } from '../../../../shell/parts/picture/lengths.ts'
import { boundaryWord } from '../../text/boundary-word.ts'
import { roundedKg } from '../../text/format-emission.ts'
import { modeWord } from '../../text/way-words.ts'
import styles from './mode-table.module.css'

/** The same goods by every mode, to one scale, with what such a comparison cannot say. */
export function ModeTable({
  locale,
  set,
  shown,
  modes,
}: {
  readonly locale: LocaleId
  /** Version of the factors, for the links. */
  readonly set: string
  readonly shown: TransportMode
  readonly modes: readonly ModeResult[]
}) {
  const { modes: words, form, none } = carbonMessages(locale)
  const amounts = modes.map((one) =>
    one.kind === 'footprint' ? one.footprint.totals.international.amount.milligrams : 0,
  )
  const longest = Math.max(...amounts, 1)
  return (
    <section aria-labelledby="modes" className={styles.modes}>
      <h2 id="modes">{words.title}</h2>
      <p>{words.lead}</p>
      <table aria-labelledby="modes">
        <thead>
          <tr>
            <th scope="col">{words.columns.mode}</th>
            <th scope="col">{words.columns.distance}</th>
            <td />
            <th scope="col">{words.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {modes.map((one, index) => (
            <tr key={one.mode} data-shown={one.mode === shown ? '' : undefined}>
              <th scope="row">
                {one.kind === 'footprint' && one.mode !== shown ? (
                  <a
                    href={paths.footprint(locale, writeLink(one.footprint.shipment, set))}
                    aria-label={fill(words.see, { mode: modeWord(locale, one.mode) })}
                    data-no-prefetch=""
                  >
                    {form.modes[one.mode]}
                  </a>
                ) : (
                  form.modes[one.mode]
                )}
                {one.mode === shown && (
                  <>
                    {' '}
                    <Tag>{words.shown}</Tag>
                  </>
                )}
              </th>
              {one.kind === 'none' ? (
                <td colSpan={3} className={styles.none}>
                  {none[one.reason]}
                </td>
              ) : (
                <>
                  <td>{formatDistance(locale, one.footprint.metres / 1000)}</td>
                  <td className={styles.bar}>
                    <svg aria-hidden="true">
                      <rect width={percent((amounts[index] ?? 0) / longest)} height="100%" rx="2" />
                    </svg>
                  </td>
                  <td>
                    {roundedKg(locale, amounts[index] ?? 0)}
                    {one.footprint.totals.international.amount.boundary === 'open' && (
                      <small>{boundaryWord(locale, one.footprint.totals.international)}</small>
                    )}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.caution}>
        <InfoIcon size={18} />
        {words.caution}
      </p>
    </section>
  )
}
