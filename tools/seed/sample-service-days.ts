import { listTrouble } from '@hongyan/domain/service-days/list-trouble'
import { noteTrouble } from '@hongyan/domain/service-days/note-trouble'
import type { Ctx } from '@hongyan/kernel/context'

const dayMs = 86_400_000

/** Two days of trouble, where none is on record: the first is longer ago than the page of services shows. */
export async function makeSampleServiceDays(ctx: Ctx): Promise<void> {
  const { troubles } = await listTrouble(ctx)
  if ([...troubles.values()].some((days) => days.length > 0)) return
  await noteTrouble(ctx, 'tracking', ctx.now() - 71 * dayMs)
  await noteTrouble(ctx, 'messages', ctx.now() - 18 * dayMs)
}
