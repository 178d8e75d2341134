import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { readToken } from '../codes/signed-token.ts'
import { type PaperEdition, subjectOf } from './create-paper-key.ts'

/**
 * Lets an edition go out, and counts it once for each key however often the key is used. Refuses `link-expired`
 * alike for an old key, an altered one, and one of another edition.
 */
export async function takePaper(ctx: Ctx, input: PaperEdition & { readonly key: string }): Promise<void> {
  const { linkKey, papers, clockSkewMs: skewMs } = ctx.settings
  const now = ctx.now()
  const subject = readToken(linkKey, 'paper', input.key, now, { lifeMs: papers.linkMs, skewMs })
  const id = subject?.split(' ')[2] ?? ''
  if (subject === null || subject !== subjectOf(input, id)) {
    throw new DomainError({ entity: 'paper', code: 'link-expired', detail: 'The link has expired' })
  }
  const { paper, language } = input
  await ctx.db.transaction(async (trx) => {
    const first = await trx
      .insertInto('once_tokens')
      .values({ id: `paper:${id}`, expires_at: now + papers.linkMs })
      .onConflict((on) => on.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!first) return
    await trx
      .insertInto('paper_downloads')
      .values({ day: dayAtHome(now), paper, language, downloads: 1 })
      .onConflict((on) =>
        on
          .columns(['day', 'paper', 'language'])
          .doUpdateSet((eb) => ({ downloads: eb('paper_downloads.downloads', '+', 1) })),
      )
      .execute()
  })
}
