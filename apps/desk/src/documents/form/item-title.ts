import type { FormNode } from '@hongyan/documents/forms/form-node'
import { memberOf } from '@hongyan/documents/forms/parts-of'
import type { Words } from '@hongyan/documents/label'
import type { DeskLanguage } from '../../texts/desk-languages.ts'
import { isBoth, isClaim, textIn } from '../written.ts'

/** What a folded item is called: which of several it is, and the first of its texts. */
export function itemTitle(
  node: FormNode,
  item: unknown,
  language: DeskLanguage,
): { readonly kind: Words | null; readonly text: string } {
  const shown = isClaim(item) ? item.text : item
  const kind = node.type === 'union' ? (memberOf(node, shown)?.node.label ?? null) : null
  return { kind, text: firstText(shown, language).slice(0, 80) }
}

function firstText(value: unknown, language: DeskLanguage): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : ''
  if (isClaim(value) || isBoth(value)) {
    const text = textIn(value, language)
    if (text !== '') return text
    return isBoth(value) ? firstText(value[language], language) : ''
  }
  // A kind and an anchor name a part for programs, not for people.
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([name, part]) => (/^(kind|id|anchor|scene)$/.test(name) ? [] : [part]))
  for (const part of parts) {
    const text = firstText(part, language)
    if (text !== '') return text
  }
  return ''
}
