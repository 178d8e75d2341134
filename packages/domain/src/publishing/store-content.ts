import type { Ctx } from '@hongyan/kernel/context'

/** A document as the CMS sent it: its section code and its JSON string, already found valid. */
export type PublishedContent = { readonly code: string; readonly content: string }

/**
 * Keeps the last good copy of documents, each under its code, and gives the changed ones the next version, so that
 * every process sees them. Returns how many differ from what was kept. Of two processes that keep at the same moment
 * one fails, as versions are unique, and tries again on its next round.
 */
export async function storeContent(ctx: Ctx, input: readonly PublishedContent[]): Promise<number> {
  return ctx.db.transaction(async (trx) => {
    let changed = 0
    for (const { code, content } of input) {
      const known = await trx
        .selectFrom('published_content')
        .select('content')
        .where('code', '=', code)
        .executeTakeFirst()
      if (known?.content === content) continue
      changed += 1
      const last = await trx
        .selectFrom('published_content')
        .select(({ fn }) => fn.max('version').as('version'))
        .executeTakeFirst()
      const row = { content, version: Number(last?.version ?? 0) + 1, published_at: ctx.now() }
      await trx
        .insertInto('published_content')
        .values({ code, ...row })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
        .execute()
    }
    return changed
  })
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
