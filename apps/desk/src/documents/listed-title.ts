import { kindNames } from '@hongyan/documents/kind-names'
import type { DocumentKind } from '@hongyan/documents/labels'
import { type DeskLanguage, deskLanguages } from '../texts/desk-languages.ts'

type Listed = { readonly kind: string; readonly title: Readonly<Record<DeskLanguage, string | null>> }

/** What a document is called in a list; one that has no name of its own is called as its kind. */
export function listedTitle({ kind, title }: Listed, language: DeskLanguage): string {
  return title[language] ?? title['zh-CN'] ?? kindName(kind, language)
}

export function kindName(kind: string, language: DeskLanguage): string {
  return kindNames[kind as DocumentKind]?.[deskLanguages[language].side] ?? kind
}

/** What a document is called that has no title: its kind, and its name among those of the kind. */
export function nameInWords(name: string, language: DeskLanguage): string {
  const [kind = '', ...key] = name.split('/')
  if (kind === 'document') return kindName(key.join('/'), language)
  return `${kindName(kind, language)} ${key.join('/')}`
}
