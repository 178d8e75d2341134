import type { Ctx } from '../context.ts'
import { dayAtHome } from '../home-time.ts'

/** Raises an alarm; true the first time on a day in China, over every process. */
export async function raiseAlarm(ctx: Ctx, name: string): Promise<boolean> {
  const raised = await ctx.db.query
    .insertInto('alarms')
    .values({ name, day: dayAtHome(ctx.now()), raised_at: ctx.now() })
    .onConflict((on) => on.columns(['name', 'day']).doNothing())
    .returning('name')
    .executeTakeFirst()
  return raised !== undefined
}
