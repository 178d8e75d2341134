import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTexts } from '../texts/language.tsx'
import { EditCell } from './edit-cell.tsx'
import styles from './rates.module.css'
import type { Cell, TableOf } from './tables.ts'
import type { RatesEditor } from './use-rates.ts'

/** A column of what is not typed: choices, and what is done with a row. */
type OtherColumn = {
  readonly label: string
  /** Its heading is for those who hear it. */
  readonly isHidden?: boolean
  readonly cell: (row: number) => ReactNode
}

/** A table whose cells are typed in: arrows and Enter move, what is copied from a spreadsheet fills them from one on. */
export function EditTable({
  table,
  editor,
  beside = [],
  below = null,
}: {
  readonly table: TableOf
  readonly editor: RatesEditor
  readonly beside?: readonly OtherColumn[]
  readonly below?: ReactNode
}) {
  const texts = useTexts()
  const body = useRef<HTMLTableSectionElement>(null)
  const cellAt = (row: number, column: number): Cell | null => table.rows[row]?.cells[column] ?? null

  const go = (row: number, column: number): boolean => {
    const input = body.current?.querySelector<HTMLInputElement>(`[data-at="${row}:${column}"]`)
    input?.focus()
    input?.select()
    return input != null
  }
  const seek = (row: number, column: number, down: number, right: number): void => {
    const most = Math.max(table.rows.length, table.columns.length)
    for (let step = 1; step <= most; step += 1) if (go(row + down * step, column + right * step)) return
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    const [row = 0, column = 0] = (input.dataset.at ?? '').split(':').map(Number)
    const { selectionStart: from, selectionEnd: to, value } = input
    const all = from === 0 && to === value.length
    const moves: Readonly<Record<string, readonly [number, number] | undefined>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      Enter: event.shiftKey ? [-1, 0] : [1, 0],
      ...(all || (from === 0 && to === 0) ? { ArrowLeft: [0, -1] } : {}),
      ...(all || from === value.length ? { ArrowRight: [0, 1] } : {}),
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    seek(row, column, ...move)
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
    const input = event.target
    if (!(input instanceof HTMLInputElement) || !/[\t\n]/.test(text)) return
    event.preventDefault()
    const [row = 0, column = 0] = (input.dataset.at ?? '').split(':').map(Number)
    const typed = text.split(/\r?\n/).flatMap((line, down) =>
      line.split('\t').flatMap((value, right) => {
        const cell = cellAt(row + down, column + right)
        return cell === null ? [] : [{ cell, text: value }]
      }),
    )
    editor.type(typed)
  }

  if (table.rows.length === 0) return null
  return (
    <section className={styles.section} aria-label={table.title}>
      <h2 className={styles.tableTitle}>{table.title}</h2>
      {table.help && !editor.readOnly && <p className={styles.help}>{table.help}</p>}
      <div className={styles.scroll}>
        <table className={styles.grid} data-columns={table.columns.length}>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.hidden}>{texts.rates.name}</span>
              </th>
              {table.columns.map((label, column) => (
                <th key={label} scope="col" data-end={isOfFigures(table, column) || undefined}>
                  {label}
                </th>
              ))}
              {beside.map(({ label, isHidden }) => (
                <th key={label} scope="col">
                  {isHidden ? <span className={styles.hidden}>{label}</span> : label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={onKeyDown} onPaste={onPaste}>
            {table.rows.map(({ label, cells }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
              <tr key={row}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                  <td key={column}>
                    {cell && (
                      <EditCell
                        cell={cell}
                        at={`${row}:${column}`}
                        label={`${label}, ${table.columns[column] ?? ''}`}
                        editor={editor}
                      />
                    )}
                  </td>
                ))}
                {beside.map((column) => (
                  <td key={column.label}>{column.cell(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {below}
    </section>
  )
}

/** Whether what stands in a column are figures: their heading stands over their ends. */
function isOfFigures({ rows }: TableOf, column: number): boolean {
  const kinds = rows.flatMap(({ cells }) => cells[column]?.kind ?? [])
  return kinds.every((kind) => kind !== 'clock' && kind !== 'days' && kind !== 'day')
}
