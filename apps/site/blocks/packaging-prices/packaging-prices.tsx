import { contentMessages, type PackagingPrice, typeset } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import questions from '../questions/question-list.module.css'
import { chargeCell } from '../service-prices/charge-cell.ts'
import { priceNote } from '../service-prices/price-note.ts'
import { DataTable } from '../table/data-table.tsx'
import { cellText, type TableColumn } from '../table/merge-cells.ts'
import styles from './packaging-prices.module.css'
import { selectPackaging } from './select-packaging.ts'

/** What packaging costs by the piece: chosen things as one table, the whole list folded by category. */
export function PackagingPrices({ block, locale }: BlockProps<'packaging-prices'>) {
  const rows = typeset(selectPackaging(block.ids, locale))
  if (rows.length === 0) return null
  return (
    <Frame block={block} locale={locale}>
      {block.ids.length === 0 ? (
        <Folded rows={rows} labelledBy={block.id} locale={locale} />
      ) : (
        <DataTable {...tableOf(rows, locale, true)} labelledBy={block.id} note={priceNote(locale)} dense />
      )}
    </Frame>
  )
}

/** The categories, what their things cost from the least to the most, and under each its table. */
function Folded({
  rows,
  labelledBy,
  locale,
}: {
  readonly rows: readonly PackagingPrice[]
  readonly labelledBy: string
  readonly locale: LocaleId
}) {
  return (
    <div>
      <div className={classNames(questions.list, styles.list)}>
        {[...Map.groupBy(rows, ({ category }) => category)].map(([category, ofIt], index) => (
          <details key={category} open={index === 0}>
            <summary>
              <h3>{category}</h3>
              <span>{rangeOf(ofIt, locale)}</span>
              <ChevronDownIcon size={20} />
            </summary>
            <DataTable {...tableOf(ofIt, locale, false)} labelledBy={labelledBy} dense />
          </details>
        ))}
      </div>
      <p className={styles.note}>{priceNote(locale)}</p>
    </div>
  )
}

function rangeOf(rows: readonly PackagingPrice[], locale: LocaleId): string {
  const prices = rows.map(({ price }) => price)
  const ends = [...new Set([Math.min(...prices), Math.max(...prices)])]
  return ends.map((price) => cellText(chargeCell(locale, price))).join(' – ')
}

function tableOf(rows: readonly PackagingPrice[], locale: LocaleId, categories: boolean) {
  const words = contentMessages(locale).packaging
  const column = (label: string): TableColumn => ({ label, align: 'start', merge: false })
  return {
    columns: [
      ...(categories ? [{ ...column(words.category), merge: true }] : []),
      column(words.name),
      column(words.specification),
      column(words.unit),
      { ...column(words.price), align: 'end' as const },
    ],
    rows: rows.map(({ category, name, specification, unit, price }) => [
      ...(categories ? [category] : []),
      name,
      specification,
      unit,
      chargeCell(locale, price),
    ]),
  }
}
