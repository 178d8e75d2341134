import type { Ctx } from '@hongyan/kernel/context'
import { localeOf } from '@hongyan/locales'
import { staffWith } from '../staff/own-staff.ts'
import type { DocumentCard } from './document-card.ts'
import { addressOf, readName } from './document-name.ts'
import { mayWithKind } from './document-rights.ts'
import { documentsOf } from './document-source.ts'
import { type LanguageRevisions, shippedRevisions, unknownRevisions } from './language-revisions.ts'
import { type StaffName, staffNames } from './staff-names.ts'
import type { FollowingLanguage } from './translation-marks.ts'
import { followingLanguages, inFollowing } from './translation-marks.ts'

/** What a list tells of a document. Instants are ms UTC. */
export type ListedDocument = {
  readonly name: string
  readonly kind: string
  readonly address: string | null
  readonly title: DocumentCard['title']
  /** To be searched, and told to nobody. */
  readonly headings: string
  readonly missing: number
  readonly stale: DocumentCard['stale']
  readonly staleSince: DocumentCard['staleSince']
  /** 0 where it is as it ships. */
  readonly revision: number
  readonly isShipped: boolean
  readonly changedAt: number | null
  readonly changedBy: StaffName | null
  readonly trashedAt: number | null
  /** Comments that need something. */
  readonly comments: number
  readonly revisions: LanguageRevisions
}

/** Which documents a list is to show. */
export type DocumentFilter = {
  readonly kind?: string | undefined
  /** In a title, a heading or an address. */
  readonly text?: string | undefined
  /** `changed`: written at the desk. `mine`: by whoever asks. Without it, all that are in use. */
  readonly state?: 'changed' | 'mine' | 'missing' | 'stale' | 'commented' | 'trashed' | undefined
  /** In which language it is `missing` or `stale`; without one, in any. */
  readonly language?: FollowingLanguage | undefined
}

/**
 * The documents that whoever asks may see, those that ship in their order, then those made at the desk, the newest
 * first; with how many there are of each kind. `isAsked` leaves out others. Refusals: `sign-in-needed`, `forbidden`.
 */
export async function listDocuments(
  ctx: Ctx,
  input: DocumentFilter,
  isAsked: (one: ListedDocument) => boolean = () => true,
): Promise<{
  readonly documents: readonly ListedDocument[]
  readonly kinds: Readonly<Record<string, number>>
}> {
  const person = staffWith(ctx, 'see-documents')
  const seen = new Map<string, boolean>()
  const maySee = (kind: string): boolean => {
    const known = seen.get(kind) ?? mayWithKind(person, 'see-documents', kind)
    seen.set(kind, known)
    return known
  }
  const all = (await allDocuments(ctx)).filter(({ kind }) => maySee(kind))
  const mine = input.state === 'mine' ? await writtenBy(ctx, person.staffId) : null
  const [ofKind, isFound] = [input.kind, textFilter(input.text)]
  const fitting = all.filter(
    (one) => isFound(one) && isIn(one, input) && (mine === null || mine.has(one.name)) && isAsked(one),
  )
  // What is called so comes before what speaks of it.
  const isCalled = (one: ListedDocument) => isFound({ ...one, headings: '' })
  const found = [...fitting.filter(isCalled), ...fitting.filter((one) => !isCalled(one))]
  const kinds: Record<string, number> = {}
  for (const { kind } of found) kinds[kind] = (kinds[kind] ?? 0) + 1
  return { documents: ofKind === undefined ? found : found.filter(({ kind }) => kind === ofKind), kinds }
}

/** Every document there is, for whoever may see all. */
export async function allDocuments(ctx: Ctx): Promise<readonly ListedDocument[]> {
  const { query } = ctx.db
  const rows = await query
    .selectFrom('desk_documents')
    .select(['name', 'kind', 'shipped', 'card', 'revision', 'changed_at', 'changed_by', 'trashed_at'])
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .execute()
  const nameOf = await staffNames(
    query,
    rows.map(({ changed_by }) => changed_by),
  )
  const comments = await openComments(ctx)
  const ofRow = (row: (typeof rows)[number]): ListedDocument => {
    const card = JSON.parse(row.card) as DocumentCard & { readonly revisions?: LanguageRevisions }
    const { title, headings = '', missing, stale, staleSince = noneSince } = card
    return {
      ...placeOf(row.name),
      ...{ title, headings, missing, stale, staleSince, revision: row.revision },
      isShipped: row.shipped !== null,
      changedAt: row.changed_at,
      changedBy: nameOf(row.changed_by),
      trashedAt: row.trashed_at,
      comments: comments.get(row.name) ?? 0,
      revisions: card.revisions ?? unknownRevisions(row.revision),
    }
  }
  const changed = new Map(rows.map((row) => [row.shipped, row]))
  const shipped = documentsOf(ctx)
    .entries()
    .map(({ name, card: { title, headings, missing, stale, staleSince } }): ListedDocument => {
      const row = changed.get(name)
      if (row !== undefined) return ofRow(row)
      return {
        ...placeOf(name),
        ...{ title, headings, missing, stale, staleSince, revision: 0, isShipped: true },
        ...{ changedAt: null, changedBy: null, trashedAt: null },
        comments: comments.get(name) ?? 0,
        revisions: asItShips,
      }
    })
  const known = new Set(shipped.map(({ name }) => name))
  return [...shipped, ...rows.filter(({ name }) => !known.has(name)).map(ofRow)]
}

/** Rows that were written before it was kept. */
const noneSince: DocumentCard['staleSince'] = inFollowing(() => null)
const asItShips = shippedRevisions(null)

function placeOf(name: string): Pick<ListedDocument, 'name' | 'kind' | 'address'> {
  const named = readName(name)
  return { name, kind: named?.kind ?? '', address: named === null ? null : addressOf(named) }
}

function isIn(
  { trashedAt, changedAt, missing, stale, comments }: ListedDocument,
  { state, language }: DocumentFilter,
): boolean {
  if (state === 'trashed') return trashedAt !== null
  if (trashedAt !== null) return false
  if (state === 'changed') return changedAt !== null
  // Where not every text is written none is missing: it follows the source.
  if (state === 'missing') return missing > 0 && (language === undefined || localeOf(language).complete)
  if (state === 'stale')
    return followingLanguages.some((id) => (language === undefined || id === language) && stale[id] > 0)
  return state !== 'commented' || comments > 0
}

/** Every word has to stand somewhere in a title, a heading or the name, in whichever width or case it was typed. */
export function textFilter(
  text: string | undefined,
): (one: Pick<ListedDocument, 'name' | 'address' | 'title'> & { readonly headings?: string }) => boolean {
  const words = plain(text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return () => true
  return ({ name, address, title, headings = '' }) => {
    const searched = plain([name, address ?? '', ...Object.values(title), headings].join('\n'))
    return words.every((word) => searched.includes(word))
  }
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

async function writtenBy(ctx: Ctx, staffId: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.query
    .selectFrom('desk_versions')
    .select('name')
    .distinct()
    .where('made_by', '=', staffId)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

async function openComments(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.query
    .selectFrom('desk_comments')
    .select(({ fn }) => ['name', fn.countAll().as('count')])
    .where('resolved_at', 'is', null)
    .groupBy('name')
    .execute()
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}
