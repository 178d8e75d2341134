import type { ReactNode } from 'react'
import styles from './table.module.css'

type Column<Row> = {
  readonly id: string
  readonly label: string
  /** It is read out alone: what stands below says enough to who sees it. */
  readonly hideLabel?: boolean
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column. */
  readonly align?: 'start' | 'end'
  readonly width?: string
}

/** A plain table for what is read, with as many rows as fit a screen or two. */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
}: {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, label: text, hideLabel, align, width }) => (
              <th key={id} scope="col" data-align={align} style={width ? { inlineSize: width } : undefined}>
                {hideLabel ? <span className={styles.unseen}>{text}</span> : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, cell, align }) => (
                <td key={id} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
