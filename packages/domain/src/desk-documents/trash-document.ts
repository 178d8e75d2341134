import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { localeOf, writtenIds } from '@hongyan/locales'
import { staffWith } from '../staff/own-staff.ts'
import { isCollection, readName } from './document-name.ts'
import { personWith } from './document-rights.ts'
import { inDocument, unknownDocument } from './hold-document.ts'
import { raise } from './save-document.ts'
import { writeVersion } from './write-version.ts'

/**
 * Puts a document into the trash, or takes it out again. Documents of their own stay: the site needs them. Refusals:
 * `sign-in-needed`, `forbidden`, `not-found`, `stays`.
 */
export async function trashDocument(
  ctx: Ctx,
  input: { readonly name: string; readonly isTrashed: boolean },
): Promise<void> {
  const { name, isTrashed } = input
  const { kind } = readName(name) ?? raise(unknownDocument())
  const person = staffWith(ctx, 'write-documents', { kind })
  if (!isCollection(kind))
    throw new DomainError({ entity: 'document', code: 'stays', detail: 'The site needs this document' })
  await inDocument(ctx, name, async (trx, held) => {
    if ((held.trashedAt !== null) === isTrashed) return
    const { seed, marks } = held
    // What ships has no row yet to say so.
    if (!held.isStored)
      await writeVersion(ctx, trx, held, { person, seed, marks, action: 'saved', paths: [] })
    await trx
      .updateTable('desk_documents')
      .set({ trashed_at: isTrashed ? ctx.now() : null })
      .where('name', '=', name)
      .execute()
    const action = isTrashed ? 'trashed' : 'untrashed'
    await writeAudit(ctx, trx, { entity: 'document', id: name, action })
  })
}

/**
 * Deletes a document of the trash for good, with its versions and comments. What ships, and what was published at any
 * time, stays. Refusals: `sign-in-needed`, `forbidden`, `not-found`, `stays`.
 */
export async function deleteDocument(ctx: Ctx, input: { readonly name: string }): Promise<void> {
  const { name } = input
  const named = readName(name) ?? raise(unknownDocument())
  personWith(ctx, 'publish-documents', named.kind)
  const slug = named.key.replace(/^\//, '').replaceAll('/', '-')
  const codes = writtenIds.map((locale) => `100025-${named.kind}-${slug}${localeOf(locale).cmsSuffix}`)
  await inDocument(ctx, name, async (trx, held) => {
    const published = await trx
      .selectFrom('published_content')
      .select('code')
      .where('code', 'in', codes)
      .executeTakeFirst()
    if (held.trashedAt === null || held.shipped !== null || published !== undefined)
      throw new DomainError({ entity: 'document', code: 'stays', detail: 'This document has to stay' })
    for (const table of ['desk_documents', 'desk_versions', 'desk_comments', 'desk_presence'] as const)
      await trx.deleteFrom(table).where('name', '=', name).execute()
    await trx.deleteFrom('desk_redirects').where('name', '=', name).execute()
    await writeAudit(ctx, trx, { entity: 'document', id: name, action: 'deleted' })
  })
}
