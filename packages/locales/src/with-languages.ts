import { standInOf } from './fallen-back.ts'
import type { LocaleId } from './locale.ts'

const part =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</g
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const marked = /\u2068[^\u2068\u2069]*\u2069/g
const marks = /[\u2068\u2069]/g

/** HTML of a page in a language with the `lang` of what stands in for texts that it lacks. */
export function withLanguages(html: string, id: LocaleId): string {
  const standIn = standInOf(id)
  return standIn === null ? html : namingLanguage(html, standIn.htmlLang)
}

/** A text for scripts, without the marks of what stands in for others. */
export function withoutMarks(text: string): string {
  return text.replaceAll(marks, '')
}

/** What of a text stands in for nothing; a place within a text that stands in may be filled with another one. */
function ownWords(text: string): string {
  const less = text.replaceAll(marked, '')
  return less === text ? text : ownWords(less)
}

type Open = { readonly at: number; isFallen: boolean; isOwn: boolean }

/**
 * HTML with `lang` at each element whose words all stand in for missing ones. No mark is left, so that what a browser is
 * given to go on with has none either.
 */
export function namingLanguage(html: string, lang: string): string {
  if (!html.includes('\u2068')) return html
  const parts: string[] = []
  const open: Open[] = []
  const name = (at: number): void => {
    const tag = parts[at] ?? ''
    if (!/\slang=/.test(tag)) parts[at] = tag.replace(/^<[\w-]+/, `$& lang="${lang}"`)
  }
  for (const [text, whole, closes, element] of html.matchAll(part)) {
    const at = parts.push(text) - 1
    if (whole !== undefined || text.startsWith('<!')) continue
    if (element === undefined) {
      const inside = open.at(-1)
      if (inside === undefined) continue
      inside.isFallen ||= text.includes('\u2068')
      inside.isOwn ||= /\p{L}/u.test(ownWords(text).replaceAll(/&#?\w+;/g, ''))
    } else if (closes) {
      const closed = open.pop()
      if (closed?.isFallen && !closed.isOwn) name(closed.at)
    } else if (empty.has(element.toLowerCase())) {
      if (text.includes('\u2068')) name(at)
    } else if (!text.endsWith('/>')) open.push({ at, isFallen: false, isOwn: false })
  }
  return withoutMarks(parts.join(''))
}
