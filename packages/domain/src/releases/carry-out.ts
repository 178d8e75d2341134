import type { DeskReleaseRow, Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { writeContent } from '../publishing/store-content.ts'
import { contentsOf } from './contents-of.ts'
import { changeRelease } from './find-release.ts'
import { publishedRevision } from './published-revision.ts'
import { releaseOf } from './release.ts'
import { originsOf, storePublications } from './store-publications.ts'

/**
 * Publishes or withdraws what a release says, with its state and the audit in one transaction. Refuses `settled` where
 * another process or person was quicker, `unfit`, and `newer` where something that was written later is published.
 */
export async function carryOut(ctx: Ctx, row: DeskReleaseRow): Promise<void> {
  const prepared = await prepareRelease(ctx, row)
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
    await finishRelease(ctx, trx, row, prepared)
  })
}

type PreparedRelease = Awaited<ReturnType<typeof prepareRelease>>

/** What a release changes on the site, worked out before anything is. Refuses `unfit`. */
export async function prepareRelease(ctx: Ctx, row: DeskReleaseRow) {
  const contents = await contentsOf(ctx, row, ctx.now())
  return { contents, origins: await originsOf(ctx, row, contents) }
}

/** The change itself, as a part of a transaction that has the release done: the site, what is kept of it, the audit. */
export async function finishRelease(
  ctx: Ctx,
  trx: Transaction<Schema>,
  row: DeskReleaseRow,
  prepared: PreparedRelease,
): Promise<void> {
  const { id, kind, name, language, revision } = releaseOf(row)
  await writeContent(ctx, trx, prepared.contents)
  await storePublications(ctx, trx, row, prepared)
  // What was asked for before it is on the site with it, or has been overtaken.
  if (kind === 'publish')
    await trx
      .updateTable('desk_releases')
      .set({ state: 'cancelled' })
      .where('name', '=', name)
      .where('language', '=', language)
      .where('kind', '=', 'publish')
      .where('revision', '<=', revision)
      .where('state', 'in', ['in-review', 'approved', 'failed'])
      .execute()
  await writeAudit(ctx, trx, {
    entity: 'release',
    id,
    action: actions[kind],
    detail: { name, language, revision },
  })
}

const actions = { publish: 'published', withdraw: 'withdrawn', 'put-back': 'put-back' } as const
