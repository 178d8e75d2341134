import { parseCookie } from 'cookie'

/** Value of one cookie in a Cookie header, undecoded; null when absent. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null
  return parseCookie(header, { decode: (value) => value })[name] ?? null
}
