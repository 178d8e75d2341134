import { yieldIfLong } from '@hongyan/db/yield-thread'
import { cleanText, cleanTypeset, isPlainText } from '@hongyan/domain/typed/clean-text'

/** A request with its texts cleaned, or where in it stands what cannot be read as text. */
type CleanSent =
  | { readonly kind: 'clean'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly path: readonly string[] }

/** No call nests as deep as half of this. */
const deepest = 64

/** Characters of which none is looked at by `cleanText`, and no backslash, behind which any may stand. */
const usual =
  /^[\t\n\r -[\]-~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u3001-\u3029\u4e00-\u9fff\uff01-\uff5e]*$/
/** A text of nothing but blanks: what else stands between two quotes is no blank. */
const blankText = /" +"/

/** Whether `cleanSent` is sure to leave what this JSON holds as it is: most of what programs send, told by its letters alone. */
export function isCleanJson(json: string): boolean {
  return usual.test(json) && !blankText.test(json)
}

/**
 * Every text of a parsed request as `cleanText` leaves it: the one place where texts of calls enter. What bytes were
 * signed over is untouched. Broken is half of a surrogate pair, a name with marks nobody sees, and what is nested
 * deeper than any call. `cleaned` is another rule for texts that are set on pages.
 */
export function cleanSent(value: unknown, cleaned: (text: string) => string = cleanText): CleanSent {
  const path: string[] = []
  let isBroken = false

  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!value.isWellFormed()) isBroken = true
      return cleaned(value)
    }
    if (typeof value !== 'object' || value === null) return value
    if (path.length >= deepest) {
      isBroken = true
      return value
    }
    if (Array.isArray(value)) return value.map((entry, index) => at(String(index), () => clean(entry)))
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        at(name, () => {
          if (!isPlainText(name)) isBroken = true
          return clean(entry)
        }),
      ]),
    )
  }
  // The path stays at the first thing that is broken.
  const at = (step: string, work: () => unknown): unknown => {
    if (isBroken) return null
    path.push(step)
    const kept = work()
    if (!isBroken) path.pop()
    return kept
  }

  const kept = clean(value)
  return isBroken ? { kind: 'broken', path } : { kind: 'clean', value: kept }
}

/**
 * The same of the parts of a request, the texts of its body typeset or not; between the entries of a body that is a list
 * others come to their turn.
 */
export async function cleanRequest(
  { body, ...parts }: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
  isTypeset = false,
): Promise<CleanSent> {
  if (isTypeset) return cleanTypesetBody(parts, body)
  const sent = cleanSent(Array.isArray(body) ? parts : { ...parts, body })
  if (sent.kind === 'broken' || !Array.isArray(body)) return sent
  const entries: unknown[] = []
  for (const [index, entry] of body.entries()) {
    await yieldIfLong()
    const one = cleanSent(entry)
    if (one.kind === 'broken') return { kind: 'broken', path: ['body', String(index), ...one.path] }
    entries.push(one.value)
  }
  return { kind: 'clean', value: { ...(sent.value as object), body: entries } }
}

function cleanTypesetBody(parts: object, body: unknown): CleanSent {
  const sent = cleanSent(parts)
  const typeset = cleanSent({ body }, cleanTypeset)
  if (sent.kind === 'broken' || typeset.kind === 'broken') return sent.kind === 'broken' ? sent : typeset
  return { kind: 'clean', value: { ...(sent.value as object), ...(typeset.value as object) } }
}

/** The values of a form or an address, cleaned. */
export function cleanParameters(values: Iterable<readonly [string, string]>): URLSearchParams {
  return new URLSearchParams([...values].map(([name, value]) => [cleanText(name), cleanText(value)]))
}
