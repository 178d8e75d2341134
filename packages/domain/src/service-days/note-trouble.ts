import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { alarmPrefix, type PublicService } from './service-days.ts'

/** Writes down that a service was in trouble at an instant (ms UTC), once for its day over every process. */
export async function noteTrouble(
  { db }: Pick<Ctx, 'db'>,
  service: PublicService,
  at: number,
): Promise<void> {
  await db.query
    .insertInto('alarms')
    .values({ name: `${alarmPrefix}${service}`, day: dayAtHome(at), raised_at: at })
    .onConflict((on) => on.columns(['name', 'day']).doNothing())
    .execute()
}
