import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'

/** Where a page of a sorted list ended: by what it is sorted, and the id that tells equal ones apart. */
type PagePlace = readonly [by: number | string, id: string]

/** A place as the next page is asked with it. */
export function writePlace(place: PagePlace): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Reads a place back; null for what no page ended with. */
export function readPlace(written: string): PagePlace | null {
  try {
    const [by, id, ...more] = JSON.parse(Buffer.from(written, 'base64url').toString()) as readonly unknown[]
    const isPlace = (typeof by === 'number' || typeof by === 'string') && typeof id === 'string'
    return isPlace && more.length === 0 ? [by, id] : null
  } catch {
    return null
  }
}

/** What stands behind a place in a list sorted by `by`, then by `id`: in words that an index over both answers. */
export function behindPlace<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  [by, id]: PagePlace,
  columns: { readonly by: string; readonly id: string },
  direction: 'asc' | 'desc' = 'asc',
): Expression<SqlBool> {
  const [sortedBy, sortedId] = [sql.ref(columns.by), sql.ref(columns.id)]
  const further = sql.raw(direction === 'asc' ? '>' : '<')
  return eb.and([
    sql<SqlBool>`${sortedBy} ${further}= ${by}`,
    sql<SqlBool>`(${sortedBy} ${further} ${by} or ${sortedId} ${further} ${id})`,
  ])
}
