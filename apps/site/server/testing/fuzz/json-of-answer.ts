import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'

const unpack = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])

/** What an answer says, however it was packed. Throws where that is no JSON. */
export function jsonOf({ headers, rawPayload }: LightMyRequestResponse): unknown {
  const unpacked = unpack.get(String(headers['content-encoding']))?.(rawPayload) ?? rawPayload
  return JSON.parse(unpacked.toString())
}
