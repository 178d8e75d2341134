import type { DeskReleaseRow } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { writeContent } from '../publishing/store-content.ts'
import { contentsOf } from './contents-of.ts'
import { changeRelease } from './find-release.ts'
import { publishedRevision } from './published-revision.ts'
import { releaseOf } from './release.ts'

/**
 * Publishes or withdraws what a release says, with its state and the audit in one transaction. Refuses `settled` where
 * another process or person was quicker, `unfit`, and `newer` where something that was written later is published.
 */
export async function carryOut(ctx: Ctx, row: DeskReleaseRow): Promise<void> {
  const contents = await contentsOf(ctx, row, ctx.now())
  const { kind, name, language, revision } = releaseOf(row)
  await ctx.db.transaction(async (trx) => {
    if (kind === 'publish' && (await publishedRevision(trx, { name, language })) > revision)
      throw new DomainError({ entity: 'release', code: 'newer', detail: 'something newer is published' })
    await changeRelease(trx, row, 'publish', {
      state: 'done',
      done_at: ctx.now(),
      done_by: ctx.actor.kind === 'person' ? ctx.actor.staffId : null,
      problem: null,
    })
    await writeContent(ctx, trx, contents)
    await writeAudit(ctx, trx, {
      entity: 'release',
      id: row.id,
      action: kind === 'publish' ? 'published' : 'withdrawn',
      detail: { name, language, revision },
    })
  })
}
