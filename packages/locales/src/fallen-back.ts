import { type Locale, type LocaleId, localeOf } from './locale.ts'

/** Signs that are not seen, around a text that stands in for one that nobody wrote: a page says by `lang` what it is in. */
const [begins, ends] = ['\u2068', '\u2069']

/** An address or an anchor has no language. */
const address = /^(?:[/#]|[a-z]+:)\S*$/

/** A text that stands in for one that is missing, marked for `withLanguages`. */
export function fallenBack(text: string): string {
  return /\p{L}/u.test(text) && !address.test(text) ? `${begins}${text}${ends}` : text
}

/** The language in whose words stands what a language lacks; null where it lacks nothing, or makes it. */
export function standInOf(id: LocaleId): Locale | null {
  const { complete, derivation, fallback } = localeOf(id)
  if (complete || derivation !== null || fallback === null) return null
  const next = localeOf(fallback)
  return next.complete || next.fallback === null ? next : standInOf(fallback)
}

const part =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</g
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const marked = new RegExp(`${begins}[^${ends}]*${ends}`, 'g')
const marks = new RegExp(`[${begins}${ends}]`, 'g')

/**
 * HTML of a page in a language: each element whose words all stand in for missing ones has the `lang` that they are in,
 * and no mark is left, so that what a browser is given to go on with has none either.
 */
export function withLanguages(html: string, id: LocaleId): string {
  const standIn = standInOf(id)
  if (standIn === null || !html.includes(begins)) return html
  const parts: string[] = []
  const open: { at: number; fallen: boolean; own: boolean }[] = []
  const name = (at: number): void => {
    const tag = parts[at] ?? ''
    if (!/\slang=/.test(tag)) parts[at] = tag.replace(/^<[\w-]+/, `$& lang="${standIn.htmlLang}"`)
  }
  for (const [text, plain, closes, element] of html.matchAll(part)) {
    const at = parts.push(text) - 1
    if (plain !== undefined || text.startsWith('<!--')) continue
    if (element === undefined) {
      const inside = open.at(-1)
      if (inside === undefined) continue
      if (text.includes(begins)) inside.fallen = true
      if (/\p{L}/u.test(text.replace(marked, '').replaceAll(/&#?\w+;/g, ''))) inside.own = true
    } else if (closes) {
      const closed = open.pop()
      if (closed?.fallen && !closed.own) name(closed.at)
    } else if (empty.has(element.toLowerCase())) {
      if (text.includes(begins)) name(at)
    } else if (!text.endsWith('/>')) open.push({ at, fallen: false, own: false })
  }
  return parts.join('').replaceAll(marks, '')
}
