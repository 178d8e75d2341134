import type { Ctx } from '@hongyan/kernel/context'
import { sql } from 'kysely'

/** Messages on their way (`waiting`), those that nobody takes (`parked`), and when the oldest on its way was written. */
export type OpenMessages = {
  readonly waiting: number
  readonly parked: number
  /** ms UTC; null when none is on its way. */
  readonly since: number | null
}

/** Counts what the outbox has still to do; finished messages are not read. */
export async function countOpenMessages({ db }: Ctx): Promise<OpenMessages> {
  const [open, parked] = await Promise.all([
    db.query
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
      .where(sql.ref('state'), 'in', ['waiting', 'sending'])
      .executeTakeFirstOrThrow(),
    db.query
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'parked')
      .executeTakeFirstOrThrow(),
  ])
  return {
    waiting: Number(open.count),
    parked: Number(parked.count),
    since: open.since === null ? null : Number(open.since),
  }
}
