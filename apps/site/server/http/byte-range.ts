/** What is asked of a file: all of it, one stretch of bytes (both ends included), or none that it has. */
type AskedBytes =
  | { readonly kind: 'all' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'none' }

/**
 * Reads a Range header (RFC 9110 §14.2): what is no range of bytes is ignored. Several ranges at once are refused:
 * nobody who reads an archive asks for them, and they multiply the work of a request.
 */
export function askedBytes(header: string | undefined, size: number): AskedBytes {
  const ranges = header?.match(/^bytes=(.*)$/i)?.[1]?.split(',')
  if (ranges === undefined) return { kind: 'all' }
  const parsed = ranges.map((range) => range.trim().match(/^(\d*)-(\d*)$/))
  if (parsed.some((found) => found === null || found[0] === '-')) return { kind: 'all' }
  if (parsed.length > 1) return { kind: 'none' }
  const [, first = '', last = ''] = parsed[0] ?? []
  if (first !== '' && last !== '' && Number(first) > Number(last)) return { kind: 'all' }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start < size && start <= end ? { kind: 'part', start, end } : { kind: 'none' }
}
