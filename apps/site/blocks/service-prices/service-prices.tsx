import { contentMessages, type ServicePrice, typeset } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import { DataTable } from '../table/data-table.tsx'
import type { TableCell, TableColumn } from '../table/merge-cells.ts'
import { chargeCell } from './charge-cell.ts'
import { priceNote } from './price-note.ts'
import { selectServices } from './select-services.ts'
import { splitPrice } from './split-price.ts'

/** What services cost. A column that says nothing about any of them is left out. */
export function ServicePrices({ block, locale }: BlockProps<'service-prices'>) {
  const services = typeset(selectServices(block.ids, locale))
  if (services.length === 0) return null
  const shown = columnsOf(services, locale).filter(({ cell }) =>
    services.some((service) => cell(service) !== null),
  )
  return (
    <Frame block={block} locale={locale}>
      <DataTable
        columns={shown.map(({ column }) => column)}
        rows={services.map((service) => shown.map(({ cell }) => cell(service)))}
        labelledBy={block.id}
        note={priceNote(locale)}
      />
    </Frame>
  )
}

function columnsOf(
  services: readonly ServicePrice[],
  locale: LocaleId,
): readonly { readonly column: TableColumn; readonly cell: (service: ServicePrice) => TableCell }[] {
  const words = contentMessages(locale).services
  const column = (label: string, align: TableColumn['align'] = 'start'): TableColumn => ({
    label,
    align,
    merge: false,
  })
  // Figures line up at their end; a column with words among them reads from its start.
  const figures = services.every(({ price }) => typeof splitPrice(price) === 'object')
  return [
    { column: column(words.name), cell: ({ name }) => name },
    { column: column(words.price, figures ? 'end' : 'start'), cell: ({ price }) => splitPrice(price) },
    { column: column(words.refundCycle), cell: ({ refundCycle }) => refundCycle },
    { column: column(words.feeRate), cell: ({ feeRate }) => feeRate },
    {
      column: column(words.minimum, 'end'),
      cell: ({ minimum }) => (minimum === null ? null : chargeCell(locale, minimum)),
    },
    { column: column(words.billing), cell: ({ billing }) => billing },
  ]
}
