import { contentMessages, typeset } from '@hongyan/content'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import { chargeCell } from '../service-prices/charge-cell.ts'
import { priceNote } from '../service-prices/price-note.ts'
import { DataTable } from '../table/data-table.tsx'
import { selectPackaging } from './select-packaging.ts'

/** What packaging costs by the piece, grouped by category. */
export function PackagingPrices({ block, locale }: BlockProps<'packaging-prices'>) {
  const rows = typeset(selectPackaging(block.ids, locale))
  if (rows.length === 0) return null
  const words = contentMessages(locale).packaging
  const column = (label: string) => ({ label, align: 'start', merge: false }) as const
  return (
    <Frame block={block} locale={locale}>
      <DataTable
        columns={[
          { ...column(words.category), merge: true },
          column(words.name),
          column(words.specification),
          column(words.unit),
          { ...column(words.price), align: 'end' },
        ]}
        rows={rows.map(({ category, name, specification, unit, price }) => [
          category,
          name,
          specification,
          unit,
          chargeCell(locale, price),
        ])}
        labelledBy={block.id}
        note={priceNote(locale)}
        dense
      />
    </Frame>
  )
}
