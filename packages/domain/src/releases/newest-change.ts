import type { Ctx } from '@hongyan/kernel/context'
import { staffWith } from '../staff/own-staff.ts'

/** A mark that is another one as soon as anything was done with any release; empty for nothing yet. Refuses `sign-in-needed`, `forbidden`. */
export async function newestChange(ctx: Ctx): Promise<string> {
  staffWith(ctx, 'see-documents')
  const last = await ctx.db.query
    .selectFrom('audit')
    .select('id')
    .where('entity', '=', 'release')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return String(last?.id ?? '')
}
