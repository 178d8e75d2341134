import { type LocaleId, sourceId, writtenIds } from '@hongyan/locales'

/** A value in its languages; Hong Kong follows the Simplified until somebody writes it. */
export type Both = { readonly [Language in LocaleId]?: unknown }
export type Claimed = { readonly claim: readonly string[]; readonly text: unknown; readonly without: unknown }

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function isBoth(value: unknown): value is Both {
  return isPart(value) && writtenIds.some((id) => id in value)
}

export function isClaim(value: unknown): value is Claimed {
  return isPart(value) && 'claim' in value && 'text' in value
}

/** The text of a value in a language, for a heading: the first that is one. */
export function textIn(value: unknown, language: LocaleId): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((line) => textIn(line, language)).join(' ')
  if (isClaim(value)) return textIn(value.text, language)
  if (isBoth(value))
    return textIn(
      value[language] ?? value[sourceId] ?? writtenIds.map((id) => value[id]).find(Boolean),
      language,
    )
  return ''
}
