import type { IncomingHttpHeaders } from 'node:http'

/** Bytes of a body that count as one use of a limit. */
export const bytesPerUse = 65_536

/** What a body may come to, in bytes: what it says itself, else the most that is taken of it. */
export function bytesOf(headers: IncomingHttpHeaders, most: number): number {
  const announced = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : most
  return Math.min(announced, most)
}

/** As how many uses of its limit a body counts, before anything of it is read. */
export function costOfBody(headers: IncomingHttpHeaders, most: number, perUse = bytesPerUse): number {
  return Math.max(1, Math.ceil(bytesOf(headers, most) / perUse))
}
