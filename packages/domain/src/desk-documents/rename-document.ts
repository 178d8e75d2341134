import { isUniqueViolation, type Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'
import { staffWith } from '../staff/own-staff.ts'
import { dropRedirect, newName, refuseTaken, taken } from './create-document.ts'
import { addressOf, keyField, readName, withKey } from './document-name.ts'
import { inDocument, refuseTrashed, unknownDocument } from './hold-document.ts'
import { raise } from './save-document.ts'
import { type StaffName, staffNames } from './staff-names.ts'
import { writeVersion } from './write-version.ts'

/**
 * Gives a document of a collection another key: a page another address, a news item another name. Where it had an
 * address before, that leads to the new one. Returns its new name. Refusals: `sign-in-needed`, `forbidden`, `not-found`,
 * `not-available` in the trash, `invalid-input`, `taken` where there is one.
 */
export async function renameDocument(
  ctx: Ctx,
  input: { readonly name: string; readonly key: string },
): Promise<{ readonly name: string; readonly revision: number }> {
  const named = readName(input.name) ?? raise(unknownDocument())
  const { kind } = named
  const person = staffWith(ctx, 'write-documents', { kind })
  const name = newName({ kind, key: input.key })
  if (name === input.name) throw taken()
  await refuseTaken(ctx, { kind, key: input.key })
  const renaming = inDocument(ctx, input.name, async (trx, held) => {
    refuseTrashed(held)
    const seed = withKey(held.seed, { name })
    const { marks } = held
    const paths = [[keyField(kind) ?? '']]
    const revision = await writeVersion(ctx, trx, held, { person, seed, marks, action: 'renamed', paths })
    for (const table of [
      'desk_documents',
      'desk_versions',
      'desk_comments',
      'desk_presence',
      'desk_redirects',
    ] as const)
      await trx.updateTable(table).set({ name }).where('name', '=', input.name).execute()
    await moveReleases(trx, { before: input.name, name })
    await redirect(ctx, trx, { from: addressOf(named), to: { kind, key: input.key }, name })
    await writeAudit(ctx, trx, {
      entity: 'document',
      id: name,
      action: 'renamed',
      detail: { from: input.name },
    })
    return { name, revision }
  })
  return renaming.catch((error: unknown) => {
    // Somebody else gave this name to another document, or made one of it, at the same moment.
    throw isUniqueViolation(error) ? taken() : error
  })
}

/**
 * What was published goes with the document and keeps the name under which it stood. What is under way is of the new
 * address: at the old one nobody would find it.
 */
async function moveReleases(
  trx: Transaction<Schema>,
  { before, name }: { readonly before: string; readonly name: string },
): Promise<void> {
  await trx
    .updateTable('desk_publications')
    .set(({ fn, val }) => ({ name, stood_as: fn.coalesce('stood_as', val(before)) }))
    .where('name', '=', before)
    .execute()
  const underWay = await trx
    .selectFrom('desk_releases')
    .select(['id', 'seed'])
    .where('name', '=', before)
    .where('state', 'in', ['in-review', 'approved', 'scheduled', 'failed'])
    .execute()
  for (const { id, seed } of underWay)
    await trx
      .updateTable('desk_releases')
      .set({ seed: JSON.stringify(withKey(JSON.parse(seed), { name })) })
      .where('id', '=', id)
      .execute()
  await trx.updateTable('desk_releases').set({ name }).where('name', '=', before).execute()
}

/** Addresses lead in one step to where the document is now, and none to itself. */
async function redirect(
  ctx: Ctx,
  trx: Transaction<Schema>,
  { from, to, name }: { from: string | null; to: { kind: string; key: string }; name: string },
): Promise<void> {
  const to_path = addressOf(to)
  if (from === null || to_path === null) return
  await dropRedirect(trx, to)
  await trx.updateTable('desk_redirects').set({ to_path }).where('to_path', '=', from).execute()
  const made_by = ctx.actor.kind === 'person' ? ctx.actor.staffId : ''
  const row = { to_path, name, made_at: ctx.now(), made_by }
  await trx
    .insertInto('desk_redirects')
    .values({ from_path: from, ...row })
    .onConflict((on) => on.column('from_path').doUpdateSet(row))
    .execute()
}

/** Where an address leads that a document had before. Paths are without language prefix. */
export type Redirect = {
  readonly from: string
  readonly to: string
  readonly name: string
  /** ms UTC. */
  readonly madeAt: number
  readonly madeBy: StaffName
}

/** Every redirect there is, the newest first. Refusals: `sign-in-needed`, `forbidden`. */
export async function listRedirects(ctx: Ctx): Promise<readonly Redirect[]> {
  staffWith(ctx, 'see-documents')
  const rows = await ctx.db.query
    .selectFrom('desk_redirects')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('from_path')
    .limit(5000)
    .execute()
  const nameOf = await staffNames(
    ctx.db.query,
    rows.map(({ made_by }) => made_by),
  )
  return rows.map(({ from_path, to_path, name, made_at, made_by }) => ({
    from: from_path,
    to: to_path,
    name,
    madeAt: made_at,
    madeBy: nameOf(made_by),
  }))
}
