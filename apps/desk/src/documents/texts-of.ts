import { formOf } from '@hongyan/documents/forms/form-of'
import { partsOf } from '@hongyan/documents/forms/parts-of'
import type { DocumentKind } from '@hongyan/documents/labels'
import type { LocaleId } from '@hongyan/locales'
import { isLanguage } from '../texts/language-order.ts'
import { pathKey } from './form/form-context.ts'

/** A text with the key of its field. */
type KeyedText = readonly [key: string, text: string]

/** What a page in a language can show of a document, in its order; a heading in lines is one text. */
export function textsOf(kind: DocumentKind, written: unknown, language: LocaleId): readonly KeyedText[] {
  const texts = new Map<string, string>()
  for (const { path, node, value, language: own } of partsOf(formOf(kind), written)) {
    if (node.type !== 'text' || typeof value !== 'string') continue
    if (own !== null && own !== language) continue
    const isLine = typeof path.at(-1) === 'number' && isLanguage(path.at(-2))
    const key = pathKey(isLine ? path.slice(0, -1) : path)
    texts.set(key, (texts.get(key) ?? '') + value)
  }
  return [...texts].filter(([, text]) => text.trim() !== '')
}

/** The text that stands nearest to a field: its own, else the first with which it shares most of its way. */
export function nearestKey(texts: readonly KeyedText[], field: string): string | null {
  const way = field.split('/')
  let nearest: string | null = null
  let shared = 0
  for (const [key] of texts) {
    if (key === field) return key
    const steps = key.split('/')
    const own = way.findIndex((step, index) => steps[index] !== step)
    const length = own === -1 ? way.length : own
    if (length > shared) [nearest, shared] = [key, length]
  }
  return nearest
}

/** The language that a field is written in; null for one that is the same in all. */
export function languageOfField(field: string): LocaleId | null {
  return field.split('/').findLast(isLanguage) ?? null
}
