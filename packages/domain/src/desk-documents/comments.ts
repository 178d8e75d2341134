import type { DeskCommentRow, Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Kysely } from 'kysely'
import { readName } from './document-name.ts'
import { personWith } from './document-rights.ts'
import { unknownDocument } from './hold-document.ts'
import { readDocument } from './read-document.ts'
import { raise } from './save-document.ts'
import { isSeedKey, problemOfValue, type SeedPath, seedBounds } from './seed-value.ts'
import { type StaffName, staffNames } from './staff-names.ts'

/** Something said about a part of a document. Instants are ms UTC. */
export type DocumentComment = {
  readonly id: string
  readonly path: SeedPath
  readonly text: string
  readonly madeAt: number
  readonly madeBy: StaffName
  readonly resolvedAt: number | null
  readonly resolvedBy: StaffName | null
}

export const longestComment = 2000
/** More than are read by anybody. */
const mostComments = 500

/**
 * Says something about a part of a document, an empty path for the whole. Refusals: `sign-in-needed`, `forbidden`,
 * `not-found`, `invalid-input`, `too-many`.
 */
export async function addComment(
  ctx: Ctx,
  input: { readonly name: string; readonly path: SeedPath; readonly text: string },
): Promise<{ readonly id: string }> {
  const { name, path, text } = input
  const { kind } = readName(name) ?? raise(unknownDocument())
  const { staffId } = personWith(ctx, 'comment-documents', kind)
  const message = problemOfComment(path, text)
  if (message !== null)
    throw new DomainError({
      entity: 'document',
      code: 'invalid-input',
      detail: message,
      fields: [{ path: 'text', message }],
    })
  if ((await readDocument(ctx, { name })) === null) throw unknownDocument()
  const id = uuidv7(ctx.now())
  await ctx.db.transaction(async (trx) => {
    const { count } = await trx
      .selectFrom('desk_comments')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostComments)
      throw new DomainError({ entity: 'document', code: 'too-many', detail: 'Too many comments' })
    await trx
      .insertInto('desk_comments')
      .values({
        ...{ id, name, path: JSON.stringify(path), text, made_at: ctx.now(), made_by: staffId },
        ...{ resolved_at: null, resolved_by: null },
      })
      .execute()
    await writeAudit(ctx, trx, { entity: 'document', id: name, action: 'commented' })
  })
  return { id }
}

/** Notes that a comment needs nothing more, or that it does. Refusals: `sign-in-needed`, `forbidden`, `not-found`. */
export async function resolveComment(
  ctx: Ctx,
  input: { readonly id: string; readonly isResolved: boolean },
): Promise<void> {
  const { id, isResolved } = input
  const row = await ctx.db.query
    .selectFrom('desk_comments')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst()
  const { kind } = readName(row?.name ?? '') ?? raise(unknownDocument())
  const { staffId } = personWith(ctx, 'comment-documents', kind)
  await ctx.db.transaction(async (trx) => {
    await trx
      .updateTable('desk_comments')
      .set(
        isResolved
          ? { resolved_at: ctx.now(), resolved_by: staffId }
          : { resolved_at: null, resolved_by: null },
      )
      .where('id', '=', id)
      .where('resolved_at', isResolved ? 'is' : 'is not', null)
      .execute()
    const action = isResolved ? 'comment-resolved' : 'comment-reopened'
    await writeAudit(ctx, trx, { entity: 'document', id: row?.name ?? '', action })
  })
}

/** Everything said about a document, the first first. */
export async function readComments(query: Kysely<Schema>, name: string): Promise<readonly DocumentComment[]> {
  const rows = await query
    .selectFrom('desk_comments')
    .selectAll()
    .where('name', '=', name)
    .orderBy('id')
    .execute()
  const nameOf = await staffNames(
    query,
    rows.flatMap(({ made_by, resolved_by }) => [made_by, resolved_by]),
  )
  return rows.map((row) => commentOf(row, nameOf))
}

function commentOf(row: DeskCommentRow, nameOf: (id: string) => StaffName): DocumentComment {
  return {
    id: row.id,
    path: JSON.parse(row.path),
    text: row.text,
    madeAt: row.made_at,
    madeBy: nameOf(row.made_by),
    resolvedAt: row.resolved_at,
    resolvedBy: row.resolved_by === null ? null : nameOf(row.resolved_by),
  }
}

function problemOfComment(path: SeedPath, text: string): string | null {
  if (text.trim() === '' || text.length > longestComment) return 'no-text'
  if (path.length > seedBounds.depth || path.some((key) => typeof key === 'string' && !isSeedKey(key)))
    return 'forbidden-key'
  return problemOfValue(text)
}
