import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'

/** For so long somebody is told that what they asked for was refused. */
const toldMs = 14 * 86_400_000

/** Whether a release that somebody asked for was refused lately, and nobody has asked for it again. */
export function isReturnedTo(
  ctx: Pick<Ctx, 'now'>,
  staffId: string,
  eb: ExpressionBuilder<Schema & { release: Schema['desk_releases'] }, 'release'>,
): Expression<SqlBool> {
  const later = eb
    .selectFrom('desk_releases as later')
    .select('later.id')
    .whereRef('later.name', '=', 'release.name')
    .whereRef('later.language', '=', 'release.language')
    .whereRef('later.id', '>', 'release.id')
  return eb.and([
    eb('release.state', '=', 'refused'),
    eb('release.asked_by', '=', staffId),
    eb('release.decided_at', '>', ctx.now() - toldMs),
    eb.not(eb.exists(later)),
  ])
}
