/** A request target taken apart, or the reason why it cannot be one of ours. */
type Target =
  | { readonly kind: 'page'; readonly path: string; readonly search: string }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 | 414 }

const refused = (status: 400 | 414): Target => ({ kind: 'refused', status })

/**
 * Reads the raw request target. Anything a browser, a proxy and a file system could read differently
 * (double slashes, backslashes, dots, encoded slashes, control characters) is refused, never repaired.
 */
export function readTarget(raw: string, maxLength: number): Target {
  if (raw.length > maxLength) return refused(414)
  const mark = raw.indexOf('?')
  const rawPath = mark === -1 ? raw : raw.slice(0, mark)
  const search = mark === -1 ? '' : raw.slice(mark)
  if (!rawPath.startsWith('/') || rawPath.includes('//') || rawPath.includes('\\')) return refused(400)
  let path: string
  try {
    path = decodeURIComponent(rawPath)
  } catch {
    return refused(400)
  }
  if (/[\p{Cc}\\]|\/\//u.test(path) || /%2f|%5c/i.test(rawPath)) return refused(400)
  if (path.split('/').some((part) => part === '.' || part === '..')) return refused(400)
  if (path.length > 1 && path.endsWith('/')) return { kind: 'moved', location: rawPath.slice(0, -1) + search }
  return { kind: 'page', path, search }
}
