import { inChunks } from '@hongyan/kernel/chunks'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Branch } from './branch.ts'

/** The edition in force, and whether it is a new one: the same branches again are not. */
type StoredEdition = { readonly edition: number; readonly fresh: boolean }

/**
 * Puts a whole network in the place of the one in force: all of it or nothing. Where they are the same, nothing changes.
 * @throws DomainError `invalid-input` for no branches, or two of one code
 */
export async function storeBranches(ctx: Ctx, branches: readonly Branch[]): Promise<StoredEdition> {
  if (branches.length === 0)
    throw new DomainError({ entity: 'branch', code: 'invalid-input', detail: 'a network needs branches' })
  if (new Set(branches.map(({ code }) => code)).size < branches.length) {
    throw new DomainError({ entity: 'branch', code: 'invalid-input', detail: 'a code stands twice' })
  }
  return ctx.db.transaction(async (trx) => {
    const last = await trx
      .selectFrom('branch_editions')
      .select(({ fn }) => fn.max('edition').as('edition'))
      .executeTakeFirst()
    const inForce = Number(last?.edition ?? 0)
    const known = await trx
      .selectFrom('branches')
      .select(['code', 'details'])
      .where('edition', '=', inForce)
      .execute()
    const details = new Map(branches.map(({ code, ...rest }) => [code, JSON.stringify(rest)]))
    if (known.length === details.size && known.every((row) => details.get(row.code) === row.details)) {
      return { edition: inForce, fresh: false }
    }
    const edition = inForce + 1
    await trx
      .insertInto('branch_editions')
      .values({ edition, branches: branches.length, loaded_at: ctx.now() })
      .execute()
    for (const some of inChunks(branches)) {
      const rows = some.map(({ code }) => ({ edition, code, details: details.get(code) ?? '' }))
      await trx.insertInto('branches').values(rows).execute()
    }
    await trx.deleteFrom('branches').where('edition', '<', edition).execute()
    return { edition, fresh: true }
  })
}

/** Goes back to the network that the site ships with. */
export async function dropBranches(ctx: Ctx): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    await trx.deleteFrom('branches').execute()
    await trx.deleteFrom('branch_editions').execute()
  })
}

/** The edition in force with its branches by code; null when it is `known`. Edition 0, without branches, is none. */
export async function branchesSince(
  ctx: Ctx,
  known: number,
): Promise<{ readonly edition: number; readonly branches: readonly Branch[] } | null> {
  const newest = await ctx.db.query
    .selectFrom('branch_editions')
    .select('edition')
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst()
  const edition = Number(newest?.edition ?? 0)
  if (edition === known) return null
  const rows = await ctx.db.query
    .selectFrom('branches')
    .select(['code', 'details'])
    .where('edition', '=', edition)
    .orderBy('code')
    .execute()
  // A newer edition took its place between the two questions; the next round finds that one.
  if (rows.length === 0 && edition > 0) return null
  const branches = rows.map(({ code, details }): Branch => ({ code, ...JSON.parse(details) }))
  return { edition, branches }
}
