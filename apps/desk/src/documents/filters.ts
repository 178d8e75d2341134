import type { LocaleId } from '@hongyan/locales'
import { isLanguage, languageOrder } from '../texts/language-order.ts'

/** Which documents a list shows. */
export const documentStates = ['changed', 'mine', 'missing', 'stale', 'commented', 'trashed'] as const
export type DocumentState = (typeof documentStates)[number]

export function isDocumentState(value: unknown): value is DocumentState {
  return documentStates.some((one) => one === value)
}

/** Where a language of a document stands, by which a list can be narrowed. */
export const siteStates = [
  'published',
  'ahead',
  'in-review',
  'approved',
  'scheduled',
  'withdrawn',
  'never',
] as const
export type SiteState = (typeof siteStates)[number]

export function isSiteState(value: unknown): value is SiteState {
  return siteStates.some((one) => one === value)
}

/** The languages of documents, as lists show them. */
export const listedLanguages = languageOrder
export type ListedLanguage = LocaleId
export const isListedLanguage = isLanguage
