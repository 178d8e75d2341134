/** A part of a document as a few words, for a difference: its texts, one after the other. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined) return '—'
  if (typeof value !== 'object') return String(value)
  const parts = Array.isArray(value) ? value : Object.values(value)
  return parts.map(showValue).join(' / ')
}
