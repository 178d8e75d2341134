import type { Ctx } from '@hongyan/kernel/context'
import { localeOf } from '@hongyan/locales'
import { ownStaff } from '../staff/own-staff.ts'
import { staffMay } from '../staff/staff-rights.ts'
import type { DocumentCard } from './document-card.ts'
import { readName } from './document-name.ts'
import { documentsOf } from './document-source.ts'
import { type FollowingLanguage, followingLanguages } from './translation-marks.ts'

/** How many documents lack texts of a language, or have some that have stood since their Chinese was changed. */
type TranslationCount = {
  readonly language: FollowingLanguage
  readonly missing: number
  readonly stale: number
}

/** The languages that whoever asks translates, with the documents that need it, of kinds that they translate. Refuses `sign-in-needed`. */
export async function countTranslations(ctx: Ctx): Promise<readonly TranslationCount[]> {
  const person = ownStaff(ctx)
  const documents = await cardsInUse(ctx)
  const kinds = [...new Set(documents.map(({ kind }) => kind))]
  return followingLanguages.flatMap((language): TranslationCount[] => {
    const own = new Set(kinds.filter((kind) => staffMay(person, 'translate-documents', { kind, language })))
    if (own.size === 0) return []
    const cards = documents.flatMap(({ kind, card }) => (own.has(kind) ? [card] : []))
    // Where not every text is written none is missing: it follows the source.
    const missing = localeOf(language).complete ? cards.filter((card) => card.missing > 0).length : 0
    return [{ language, missing, stale: cards.filter((card) => card.stale[language] > 0).length }]
  })
}

async function cardsInUse(
  ctx: Ctx,
): Promise<readonly { readonly kind: string; readonly card: Pick<DocumentCard, 'missing' | 'stale'> }[]> {
  const rows = await ctx.db.query
    .selectFrom('desk_documents')
    .select(['kind', 'shipped', 'card', 'trashed_at'])
    .execute()
  const changed = new Set(rows.map(({ shipped }) => shipped))
  const asShipped = documentsOf(ctx)
    .entries()
    .filter(({ name }) => !changed.has(name))
    .map(({ name, card }) => ({ kind: readName(name)?.kind ?? '', card }))
  const written = rows
    .filter(({ trashed_at }) => trashed_at === null)
    .map(({ kind, card }) => ({ kind, card: JSON.parse(card) as DocumentCard }))
  return [...asShipped, ...written]
}
