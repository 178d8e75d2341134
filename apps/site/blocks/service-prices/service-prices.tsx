import { contentMessages, type ServicePrice, typeset } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import { DataTable } from '../table/data-table.tsx'
import type { TableCell, TableColumn } from '../table/merge-cells.ts'
import { chargeCell } from './charge-cell.ts'
import { priceNote } from './price-note.ts'
import { selectServices } from './select-services.ts'
import styles from './service-prices.module.css'
import { splitPrice } from './split-price.ts'

/** What services cost: a few as one table, all of them behind what each is for. */
export function ServicePrices({ block, locale }: BlockProps<'service-prices'>) {
  const services = typeset(selectServices(block.ids, locale))
  if (services.length === 0) return null
  const note = priceNote(locale)
  if (block.ids.length > 0) {
    return (
      <Frame block={block} locale={locale}>
        <PriceTable services={services} locale={locale} labelledBy={block.id} note={note} />
      </Frame>
    )
  }
  const needs = [...Map.groupBy(services, ({ category }) => category)]
  return (
    <Frame block={block} locale={locale}>
      <div>
        {needs.map(([need, priced], index) => (
          <details key={need} className={styles.need}>
            <summary id={`${block.id}-${index + 1}`}>
              <span className={styles.name}>{need}</span>
              <span className={styles.what}>{namesBut(need, priced)}</span>
              <ChevronDownIcon size={20} />
            </summary>
            <PriceTable services={priced} locale={locale} labelledBy={`${block.id}-${index + 1}`} />
          </details>
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </Frame>
  )
}

/** What is priced under a need, unless that is the need itself. */
function namesBut(need: string, priced: readonly ServicePrice[]): string {
  return priced.flatMap(({ name }) => (name === need ? [] : [name])).join(' · ')
}

/** A column that says nothing about any of the services is left out. */
function PriceTable({
  services,
  locale,
  labelledBy,
  note = null,
}: {
  readonly services: readonly ServicePrice[]
  readonly locale: LocaleId
  readonly labelledBy: string
  readonly note?: string | null
}) {
  const shown = columnsOf(services, locale).filter(({ cell }) =>
    services.some((service) => cell(service) !== null),
  )
  return (
    <DataTable
      columns={shown.map(({ column }) => column)}
      rows={services.map((service) => shown.map(({ cell }) => cell(service)))}
      labelledBy={labelledBy}
      note={note}
    />
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
