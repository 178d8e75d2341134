import type { Ctx } from '@hongyan/kernel/context'
import type { PaperEdition } from './create-paper-key.ts'

type PaperCount = PaperEdition & { readonly downloads: number }

/** How often each edition was taken, over all days, most often first. */
export async function listPaperCounts(ctx: Ctx): Promise<readonly PaperCount[]> {
  const rows = await ctx.db.query
    .selectFrom('paper_downloads')
    .select(({ fn }) => ['paper', 'language', fn.sum<number | string>('downloads').as('downloads')])
    .groupBy(['paper', 'language'])
    .orderBy('downloads', 'desc')
    .orderBy('paper')
    .orderBy('language')
    .execute()
  return rows.map(({ downloads, ...edition }) => ({ ...edition, downloads: Number(downloads) }))
}
