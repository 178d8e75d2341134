/** A table whose rows lie on several machines: by which column, and with those of which table. */
export type DistributedTable = { readonly name: string; readonly by_column: string; readonly beside: string }

/** Why Citus refuses a statement over tables that are distributed so; null where it does not, by what is known of it. */
export function refusalOf(statement: string, tables: readonly DistributedTable[]): string | null {
  const text = statement.replaceAll('"', '').toLowerCase()
  const named = new Set([...text.matchAll(/\b(?:from|join|into|update)\s+(\w+)/g)].map(([, name]) => name))
  const distributed = tables.filter(({ name }) => named.has(name))
  const [first] = distributed
  if (first === undefined) return null
  if (distributed.some(({ beside }) => beside !== first.beside)) return 'joins tables that lie apart'
  const byColumn = distributed.map(({ by_column }) => by_column)
  const isOfOne = byColumn.some((column) => new RegExp(`\\b${column} = \\$\\d`).test(text))
  if (!isOfOne && /\bfor (?:no key )?(?:update|(?:key )?share)\b/.test(text))
    return 'locks rows on several machines'
  const key = /\bon conflict \(([^)]*)\)/.exec(text)?.[1]?.split(/,\s*/)
  if (key !== undefined && !byColumn.some((column) => key.includes(column)))
    return 'needs a key without the column by which rows are divided'
  return null
}

/** What a statement does to which table, and why it is refused. */
export function shortly(statement: string, refusal: string): string {
  const text = statement.replaceAll('"', '').toLowerCase()
  const verb = /^\s*(?:with r .*?\b)?(select|insert|update|delete)\b/s.exec(text)?.[1] ?? 'other'
  const table = /\b(?:from|into|update)\s+(\w+)/.exec(text)?.[1] ?? ''
  return `${verb} ${table}: ${refusal}`
}
