import type { Limits } from '../limits.ts'

/** How much the JSON of a body may hold: levels, and values of short and of long bodies. */
export type JsonBounds = { readonly depth: number; readonly values: number; readonly listValues: number }

export function jsonBoundsOf(limits: Limits): JsonBounds {
  return {
    depth: limits['json.depth'],
    values: limits['json.values'],
    listValues: limits['json.listValues'],
  }
}

export type ParsedJson =
  | { readonly kind: 'value'; readonly value: unknown; readonly text: string }
  | { readonly kind: 'not-json' }
  /** It holds more, or lies deeper, than anything that is asked of this site. */
  | { readonly kind: 'too-much' }

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, openObject, closeList, closeObject] = [0x5b, 0x7b, 0x5d, 0x7d]

/** Reads JSON in UTF-8 of no more than `values` values on `depth` levels: both are counted before anything is made of it. */
export function parseJson(
  bytes: Uint8Array,
  bounds: { readonly depth: number; readonly values: number },
): ParsedJson {
  if (holdsMore(bytes, bounds)) return { kind: 'too-much' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { kind: 'value', value: JSON.parse(text), text }
  } catch {
    return { kind: 'not-json' }
  }
}

/** Each value but the first of its list or object stands behind a comma. */
function holdsMore(
  bytes: Uint8Array,
  { depth, values }: { readonly depth: number; readonly values: number },
): boolean {
  let level = 0
  let found = 1
  let inText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === openList || byte === openObject) {
      level += 1
      found += 1
      if (level > depth || found > values) return true
    } else if (byte === comma) {
      found += 1
      if (found > values) return true
    } else if (byte === closeList || byte === closeObject) level -= 1
  }
  return false
}
