import { type Schema, takeTurn } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'

/**
 * A document of one language: its section code and its JSON string, already found valid. Null where it is withdrawn in
 * this language.
 */
export type PublishedContent = { readonly code: string; readonly content: string | null }

/**
 * Keeps the last good copy of documents, each under its code, and gives the changed ones the next version, so that
 * every process sees them. Returns how many differ from what was kept.
 */
export async function storeContent(ctx: Ctx, input: readonly PublishedContent[]): Promise<number> {
  return ctx.db.transaction((trx) => writeContent(ctx, trx, input))
}

/** The same as a part of a transaction. */
export async function writeContent(
  ctx: Ctx,
  trx: Transaction<Schema>,
  input: readonly PublishedContent[],
): Promise<number> {
  await takeTurn(trx, ctx.db.engine, 'store-content')
  let changed = 0
  for (const { code, content } of input) {
    const known = await trx
      .selectFrom('published_content')
      .select('content')
      .where('code', '=', code)
      .executeTakeFirst()
    if (known !== undefined && known.content === content) continue
    changed += 1
    const row = { content, version: (await lastVersion(trx)) + 1, published_at: ctx.now() }
    await trx
      .insertInto('published_content')
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute()
  }
  return changed
}

/** The version under which a document was published last, 0 for never. Any later one is greater. */
export async function versionOf(ctx: Ctx, code: string): Promise<number> {
  const row = await ctx.db.query
    .selectFrom('published_content')
    .select('version')
    .where('code', '=', code)
    .executeTakeFirst()
  return Number(row?.version ?? 0)
}

/** The version that the last publication of all led to, 0 for none. */
export async function newestVersion(ctx: Ctx): Promise<number> {
  return lastVersion(ctx.db.query)
}

async function lastVersion(query: Ctx['db']['query']): Promise<number> {
  const last = await query
    .selectFrom('published_content')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst()
  return Number(last?.version ?? 0)
}

/** What has been published since a version (0 for everything), oldest first, with the version it leads to. */
export async function contentSince(
  ctx: Ctx,
  version: number,
): Promise<{ readonly version: number; readonly documents: readonly PublishedContent[] }> {
  const rows = await ctx.db.query
    .selectFrom('published_content')
    .select(['code', 'content', 'version'])
    .where('version', '>', version)
    .orderBy('version')
    .execute()
  return { version: Number(rows.at(-1)?.version ?? version), documents: rows }
}
