/** A request target taken apart, or the reason why it cannot be one of ours. */
export type Target =
  | { readonly kind: 'page'; readonly path: string; readonly search: string }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 | 414; readonly reason: string }

const refused = (status: 400 | 414, reason: string): Target => ({ kind: 'refused', status, reason })

/**
 * Reads the raw request target. Anything a browser, a proxy and a file system could read differently
 * (double slashes, backslashes, dots, encoded slashes, control characters) is refused, never repaired.
 */
export function readTarget(raw: string, maxLength: number): Target {
  if (raw.length > maxLength) return refused(414, 'address too long')
  const mark = raw.indexOf('?')
  const rawPath = mark === -1 ? raw : raw.slice(0, mark)
  const search = mark === -1 ? '' : raw.slice(mark)
  if (!rawPath.startsWith('/') || rawPath.includes('//') || rawPath.includes('\\'))
    return refused(400, 'address shape')
  let path: string
  try {
    path = decodeURIComponent(rawPath)
  } catch {
    return refused(400, 'address encoding')
  }
  if (/[\p{Cc}\\]|\/\//u.test(path) || /%2f|%5c/i.test(rawPath)) return refused(400, 'address characters')
  if (path.split('/').some((part) => part === '.' || part === '..')) return refused(400, 'address dots')
  if (path.length > 1 && path.endsWith('/')) return { kind: 'moved', location: rawPath.slice(0, -1) + search }
  return { kind: 'page', path, search }
}
