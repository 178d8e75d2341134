import { cleanText } from '../typed/clean-text.ts'

/** Fields that are written in digits and are no figures: programs send them as numbers now and then. */
const texts =
  /^(eventId|waybillNo|packageNo|code|cityCode|(shipment\.)(orderNo|references|origin|destination|(sender|receiver)\.phone))$/
/** Degrees, which the same send as texts. */
const degrees = /^temperature\.(celsius|from|to)$/
/** Whole numbers, which tables and loose programs send as texts. */
const figures = /^shipment\.(pieces|weightGrams|billedWeightGrams|insuredFen)$/

type Fields = { readonly [name: string]: unknown }

/**
 * A sent event without what says nothing: fields that are null, empty or hold nothing but such fields are left out,
 * as if they had not been sent. Digits that stand for a text or for a whole number are taken as that.
 * Texts lose what nobody sees, for a file is loaded past the calls.
 */
export function tidyEvent(raw: unknown): unknown {
  return isFields(raw) ? tidyFields(raw, '') : raw
}

function tidyFields(fields: Fields, path: string): Fields {
  const tidied: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) {
    const value = tidyValue(fields[name], path + name)
    if (value === undefined) continue
    // A field of that name is refused as any other that is unknown, and must not become what the event inherits.
    if (name === '__proto__') Object.defineProperty(tidied, name, { value, enumerable: true })
    else tidied[name] = value
  }
  return tidied
}

function tidyValue(sent: unknown, path: string): unknown {
  const value = typeof sent === 'string' ? cleanText(sent) : sent
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined
  if (Array.isArray(value)) {
    const items = value.map((item) => tidyValue(item, path)).filter((item) => item !== undefined)
    return items.length === 0 ? undefined : items
  }
  if (isFields(value)) {
    // What no event has is not looked into: it is refused by its name.
    const inner = path.split('.').length < 4 ? tidyFields(value, `${path}.`) : value
    return Object.keys(inner).length === 0 ? undefined : inner
  }
  if (typeof value === 'number' && Number.isSafeInteger(value) && texts.test(path)) return String(value)
  if (!path.includes('.')) return value
  const isDegrees =
    typeof value === 'string' && degrees.test(path) && /^\s*[-+]?\d{1,3}(\.\d{1,3})?\s*$/.test(value)
  const isFigure = typeof value === 'string' && figures.test(path) && /^\s*\d{1,15}(\.0+)?\s*$/.test(value)
  return isFigure || isDegrees ? Number(value) : value
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
