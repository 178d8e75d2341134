import { classNames } from '@hongyan/ui/class-names.ts'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { LongClauses } from '../../shell/parts/section-head/long-clauses.tsx'
import { FigureList } from '../figures/figure-list.tsx'
import styles from './data-table.module.css'
import {
  cellText,
  headColumn,
  mergeCells,
  type Span,
  type TableCell,
  type TableColumn,
  wholeColumns,
} from './merge-cells.ts'

/** Columns that still fit beside each other on a tablet. */
const comfortable = 4

/**
 * A table of a page. Where it is narrow its rows become cards, and what one figure says for all rows stands above
 * them once. Between the two it scrolls sideways.
 */
export function DataTable({
  columns,
  rows,
  labelledBy,
  note,
  dense = false,
}: {
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly TableCell[])[]
  /** Id of the heading that names it. */
  readonly labelledBy: string
  readonly note?: string | null
  /** Where it is narrow a row is two lines instead of a card: values that need no names. */
  readonly dense?: boolean
}) {
  const spans = mergeCells(columns, rows)
  const whole = wholeColumns(columns, rows)
  const head = headColumn(columns)
  const cards = columns.length > 2
  const figured = columns.map(({ merge }, index) => merge && rows.some((row) => isFigure(row[index])))
  return (
    <div className={stack(16, styles.whole)}>
      {cards && whole.size > 0 && <FigureList className={styles.once} figures={[...whole.values()]} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a named place to scroll, not a section of the page */}
      <div
        className={classNames(styles.scroller, columns.length > comfortable && styles.many)}
        role="group"
        aria-labelledby={labelledBy}
        data-scrolls=""
      >
        <table
          className={classNames(styles.table, dense ? styles.dense : cards && styles.cards)}
          aria-labelledby={labelledBy}
        >
          <thead>
            <tr>
              {columns.map(({ label, align }, index) => (
                <th
                  key={label}
                  scope="col"
                  className={classNames(align === 'end' && styles.end, figured[index] && styles.over)}
                >
                  <LongClauses text={label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.map(cellText).join(' ')}>
                {columns.map((column, index) => (
                  <Cell
                    key={column.label}
                    column={column}
                    cell={row[index] ?? null}
                    span={spans[at]?.[index] ?? 1}
                    place={index === head ? 'head' : index < head ? 'group' : 'value'}
                    once={whole.has(index)}
                    figured={figured[index] ?? false}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

function Cell({
  column,
  cell,
  span,
  place,
  once,
  figured,
}: {
  readonly column: TableColumn
  readonly cell: TableCell
  readonly span: Span
  /** Names the row, names the rows it spans, or says something about them. */
  readonly place: 'group' | 'head' | 'value'
  readonly once: boolean
  /** Its column merges and holds figures. */
  readonly figured: boolean
}) {
  const className = classNames(
    column.align === 'end' && styles.end,
    figured && styles.over,
    figured && isFigure(cell) && styles.tall,
    place === 'group' && styles.group,
    span === 0 && styles.covered,
    once && styles.listed,
  )
  const rowSpan = span > 1 ? { rowSpan: span } : {}
  const named = className === '' ? {} : { className }
  if (place === 'head') {
    return (
      <th scope="row" {...named} {...rowSpan}>
        {content(cell)}
      </th>
    )
  }
  return (
    <td data-label={column.label} {...named} {...rowSpan}>
      {content(cell)}
    </td>
  )
}

function content(cell: TableCell): ReactNode {
  if (!isFigure(cell)) return cell && <LongClauses text={cell} />
  return (
    <>
      <b>{cell.value}</b>
      {cell.unit && <small>{`\u00a0${cell.unit}`}</small>}
    </>
  )
}

function isFigure(cell: TableCell | undefined): cell is Exclude<TableCell, string | null> {
  return typeof cell === 'object' && cell !== null
}
