import type { Ctx } from '@hongyan/kernel/context'
import { inEach } from '@hongyan/locales'
import { staffWith } from '../staff/own-staff.ts'
import type { DocumentCard } from './document-card.ts'
import { documentsOf } from './document-source.ts'
import { type UseKind, withoutEnd } from './document-uses.ts'
import { allDocuments, type ListedDocument, textFilter } from './list-documents.ts'
import { readDocument } from './read-document.ts'
import { isRecord } from './seed-value.ts'

/**
 * The documents that link to an address of the site, name a question by its id, or show a picture; those in the trash as
 * well. Refusals: `sign-in-needed`, `forbidden`.
 */
export async function whereUsed(
  ctx: Ctx,
  input: { readonly what: UseKind; readonly value: string },
): Promise<readonly ListedDocument[]> {
  staffWith(ctx, 'see-documents')
  const { what, value } = input
  const wanted = `${what}:${what === 'path' ? withoutEnd(value.replace(/[?#].*$/, '')) : value}`
  const rows = await ctx.db.query.selectFrom('desk_documents').select(['name', 'uses']).execute()
  const written = new Map(rows.map(({ name, uses }) => [name, uses]))
  const shipped = new Map(
    documentsOf(ctx)
      .entries()
      .map(({ name, uses }) => [name, uses]),
  )
  return (await allDocuments(ctx)).filter(({ name }) => {
    const uses = written.get(name)
    // Most rows name nothing of the kind: their text says so before it is parsed.
    if (uses !== undefined)
      return uses.includes(JSON.stringify(wanted)) && (JSON.parse(uses) as string[]).includes(wanted)
    return shipped.get(name)?.includes(wanted) ?? false
  })
}

/** Something that a link may lead to. */
export type LinkTarget = {
  /** Without language prefix. */
  readonly path: string
  readonly kind: 'page' | 'news' | 'notice' | 'tool'
  readonly title: DocumentCard['title']
}

/** All that a site of this size has: whoever chooses searches among them without asking again. */
const mostTargets = 2000

/** Pages, tools, news and notices whose title or address has these words. Refusals: `sign-in-needed`, `forbidden`. */
export async function searchLinks(
  ctx: Ctx,
  input: { readonly text: string },
): Promise<readonly LinkTarget[]> {
  staffWith(ctx, 'see-documents')
  const isFound = textFilter(input.text)
  return (await allLinks(ctx, await allDocuments(ctx)))
    .filter(({ path, title }) => isFound({ name: path, address: null, title }))
    .slice(0, mostTargets)
}

/** Everything that a link may lead to, of all documents. Asks no rights. */
export async function allLinks(ctx: Ctx, listed: readonly ListedDocument[]): Promise<readonly LinkTarget[]> {
  const documents = listed.flatMap((one): LinkTarget[] => {
    const { address, kind, title, trashedAt } = one
    if (address === null || trashedAt !== null || !isLinked(kind)) return []
    return [{ path: address, kind, title }]
  })
  const known = new Set(documents.map(({ path }) => path))
  const tools = (await toolsOf(ctx)).filter(({ path }) => !known.has(path))
  return [...tools, ...documents]
}

function isLinked(kind: string): kind is 'page' | 'news' | 'notice' {
  return kind === 'page' || kind === 'news' || kind === 'notice'
}

/** Routes that are no documents: the list of head texts has them all, with those of pages of errors. */
async function toolsOf(ctx: Ctx): Promise<readonly LinkTarget[]> {
  const list = await readDocument(ctx, { name: 'document/tdkList' })
  const entries = isRecord(list?.seed) && Array.isArray(list.seed.entries) ? list.seed.entries : []
  return entries.flatMap((entry): LinkTarget[] => {
    if (!isRecord(entry) || typeof entry.path !== 'string' || /^\/[45]\d\d$/.test(entry.path)) return []
    const title = isRecord(entry.title) ? entry.title : {}
    const text = (language: string): string | null => {
      const own = title[language]
      return typeof own === 'string' ? own : null
    }
    const titles = inEach(text)
    return [{ path: entry.path, kind: 'tool', title: titles }]
  })
}
