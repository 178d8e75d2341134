/** Rows that are chosen, by their keys, and the one from which a range reaches. */
type Selection = { readonly keys: ReadonlySet<string>; readonly anchor: string | null }

export const nothingSelected: Selection = { keys: new Set(), anchor: null }

export function toggled({ keys }: Selection, key: string): Selection {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return { keys: next, anchor: key }
}

/** Everything from the anchor to a row, in the order of the list, beside what was chosen before. */
export function extended(
  { keys, anchor }: Selection,
  rows: readonly string[],
  from: string,
  to: string,
): Selection {
  const start = rows.indexOf(anchor ?? from)
  const end = rows.indexOf(to)
  if (start < 0 || end < 0) return { keys: new Set([...keys, to]), anchor: to }
  const range = rows.slice(Math.min(start, end), Math.max(start, end) + 1)
  return { keys: new Set([...keys, ...range]), anchor: rows[start] ?? to }
}

export function without({ keys, anchor }: Selection, gone: readonly string[]): Selection {
  const next = new Set(keys)
  for (const key of gone) next.delete(key)
  return { keys: next, anchor: anchor !== null && next.has(anchor) ? anchor : null }
}
