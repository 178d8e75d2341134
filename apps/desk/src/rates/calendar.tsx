import { holidayIds } from '@hongyan/domain/countries/home-calendar.gen'
import { quoteProducts } from '@hongyan/domain/quotes/vocabulary'
import type { RateChange } from '@hongyan/domain/rates/rate-change'
import { isSameValue } from '@hongyan/domain/rates/same-value'
import { CloseIcon } from '@hongyan/ui/icons.tsx'
import { Button, IconButton } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import type { CellKind } from './cell-kinds.ts'
import { EditCell } from './edit-cell.tsx'
import { productName } from './product-name.ts'
import styles from './rates.module.css'
import type { Path } from './set-value.ts'
import type { RatesEditor } from './use-rates.ts'

type Calendar = NonNullable<RateChange['calendar']>
type Kind = 'holidays' | 'pauses' | 'slow'

const columns = {
  holidays: ['id', 'from', 'to', 'statutory'],
  pauses: ['reason', 'from', 'to', 'products'],
  slow: ['reason', 'from', 'to', 'sameProvince', 'between', 'except'],
} as const satisfies Readonly<Record<Kind, readonly string[]>>

/** Days off, days without collection and days that take longer, a row for each period. */
export function CalendarTables({ editor }: { readonly editor: RatesEditor }) {
  const texts = useTexts()
  const { rows } = texts.rates
  const { calendar } = editor.rates
  if (calendar === null) return null
  return (
    <>
      <div className={styles.line}>
        <span>{rows.until}</span>
        <EditCell
          cell={{ path: ['calendar', 'until'], kind: 'day' }}
          at="0:0"
          label={rows.until}
          editor={editor}
        />
      </div>
      {(['holidays', 'pauses', 'slow'] as const).map((kind) => (
        <Periods key={kind} kind={kind} calendar={calendar} editor={editor} />
      ))}
    </>
  )
}

function Periods({
  kind,
  calendar,
  editor,
}: {
  readonly kind: Kind
  readonly calendar: Calendar
  readonly editor: RatesEditor
}) {
  const texts = useTexts()
  const words = texts.rates
  const list: readonly object[] = calendar[kind]
  const before: readonly object[] = editor.base.calendar?.[kind] ?? []
  const put = (next: readonly object[]): void => editor.put(['calendar', kind], next)
  return (
    <section className={styles.section} aria-label={words.tables[kind]}>
      <h2 className={styles.tableTitle}>{words.tables[kind]}</h2>
      <div className={styles.scroll}>
        <table className={styles.grid}>
          <thead>
            <tr>
              {columns[kind].map((name) => (
                <th key={name} scope="col">
                  {words.rows[columnNames[name]]}
                </th>
              ))}
              {!editor.readOnly && (
                <th scope="col">
                  <span className={styles.hidden}>{texts.remove}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {list.map((period, at) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: a period is known by its place alone
                key={at}
                data-changed={!before.some((one) => isSameValue(one, period)) || undefined}
              >
                {columns[kind].map((name) => (
                  <td key={name}>
                    <Field path={['calendar', kind, at, name]} name={name} row={at} editor={editor} />
                  </td>
                ))}
                {!editor.readOnly && (
                  <td>
                    <IconButton
                      label={words.removeRow(at + 1)}
                      onPress={() => put(list.filter((_, index) => index !== at))}
                    >
                      <CloseIcon size={16} />
                    </IconButton>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!editor.readOnly && (
        <div>
          <Button onPress={() => put([...list, emptyPeriod(kind, calendar.until)])}>{words.addRow}</Button>
        </div>
      )}
    </section>
  )
}

type ColumnName = (typeof columns)[Kind][number]

const columnNames = {
  id: 'reason',
  reason: 'reason',
  from: 'from',
  to: 'to',
  statutory: 'statutory',
  products: 'forProducts',
  except: 'exceptProducts',
  sameProvince: 'sameProvince',
  between: 'between',
} as const satisfies Readonly<Record<ColumnName, string>>

const kinds = {
  from: 'day',
  to: 'day',
  statutory: 'dayList',
  sameProvince: 'count',
  between: 'count',
} as const satisfies Readonly<Partial<Record<ColumnName, CellKind>>>

function emptyPeriod(kind: Kind, day: string): object {
  if (kind === 'holidays') return { id: 'new-year', from: day, to: day, statutory: [day] }
  const period = { reason: 'new-year', from: day, to: day }
  return kind === 'pauses'
    ? { ...period, products: [] }
    : { ...period, sameProvince: 0, between: 1, except: [] }
}

function Field({
  path,
  name,
  row,
  editor,
}: {
  readonly path: Path
  readonly name: ColumnName
  readonly row: number
  readonly editor: RatesEditor
}) {
  const { rates: words } = useTexts()
  const label = `${words.rows[columnNames[name]]} ${row + 1}`
  if (name === 'id' || name === 'reason') return <Reason path={path} label={label} editor={editor} />
  if (name === 'products' || name === 'except') return <Products path={path} label={label} editor={editor} />
  return <EditCell cell={{ path, kind: kinds[name] }} at={`${row}:${name}`} label={label} editor={editor} />
}

type FieldParts = { readonly path: Path; readonly label: string; readonly editor: RatesEditor }

function Reason({ path, label, editor }: FieldParts) {
  const { rates: words } = useTexts()
  const value = holidayIds.find((id) => id === editor.read({ path, kind: 'count' }).value) ?? 'new-year'
  if (editor.readOnly) return <span className={styles.value}>{words.holidays[value]}</span>
  return (
    <select
      className={styles.input}
      aria-label={label}
      value={value}
      onChange={(event) => editor.put(path, event.target.value)}
    >
      {holidayIds.map((id) => (
        <option key={id} value={id}>
          {words.holidays[id]}
        </option>
      ))}
    </select>
  )
}

function Products({ path, label, editor }: FieldParts) {
  const { rates: words } = useTexts()
  const { value } = editor.read({ path, kind: 'count' })
  const chosen: readonly string[] = Array.isArray(value) ? value : []
  const names = quoteProducts.filter((id) => chosen.includes(id)).map((id) => productName(words, id))
  const said = names.length === 0 ? words.noneChosen : names.join(' · ')
  if (editor.readOnly) return <span className={styles.value}>{said}</span>
  return (
    <details className={styles.products}>
      <summary aria-label={`${label}: ${said}`}>{said}</summary>
      <div className={styles.productList}>
        {quoteProducts
          .filter((id) => editor.rates.transit[id])
          .map((id) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={(event) =>
                  editor.put(
                    path,
                    event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                  )
                }
              />
              {productName(words, id)}
            </label>
          ))}
      </div>
    </details>
  )
}
