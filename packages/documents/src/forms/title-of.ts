import { type LocaleId, readsSource } from '@hongyan/locales'
import { type DocumentKind, labels } from '../labels/labels.ts'
import { resolveWritten } from '../written-value.ts'

/** The field by which people know an item of a collection. */
const titles: Partial<Record<DocumentKind, string>> = {
  page: 'name',
  news: 'title',
  notice: 'title',
  question: 'question',
  video: 'title',
}

/**
 * What a written document is called in a language: its title, for a document of which there is one the name of its kind.
 * `''` for an item that has none yet.
 */
export function titleOf(kind: DocumentKind, written: unknown, language: LocaleId): string {
  const field = titles[kind]
  const [chinese, english] = labels[kind].label
  if (field === undefined) return readsSource(language) ? chinese : english
  const part = typeof written === 'object' && written !== null ? Reflect.get(written, field) : null
  const title = resolveWritten(part, { language, shows: () => 'text' })
  return typeof title === 'string' ? title : ''
}
