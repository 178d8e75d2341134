import type { Ctx } from '@hongyan/kernel/context'

/** Where a path leads (without language prefix) that a document had before; null where none had it. */
export async function findRedirect(ctx: Ctx, path: string): Promise<string | null> {
  const seen = new Set([path])
  for (let at = path; ; ) {
    const row = await ctx.db.query
      .selectFrom('desk_redirects')
      .select('to_path')
      .where('from_path', '=', at)
      .executeTakeFirst()
    if (row === undefined) return at === path ? null : at
    if (seen.has(row.to_path)) return null
    seen.add(row.to_path)
    at = row.to_path
  }
}
