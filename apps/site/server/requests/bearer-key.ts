import type { IncomingHttpHeaders } from 'node:http'
import type { Access } from '../../calls/call.ts'

/**
 * What a program shows as its API key, where the call takes one; null for everybody else. Any bearer token counts: a
 * mistyped key must not be taken for nobody's.
 */
export function bearerKey({ key }: Access, { authorization }: IncomingHttpHeaders): string | null {
  if (key === undefined) return null
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null
}
