import { addStaff } from '@hongyan/domain/staff/add-staff'
import type { Ctx } from '@hongyan/kernel/context'
import { sampleStaff } from '../identity-provider/sample-staff.ts'

/** Lets the sample people of the desk work there, where nobody of staff is known yet. */
export async function makeSampleStaff(ctx: Ctx): Promise<void> {
  const known = await ctx.db.query.selectFrom('staff').select('id').limit(1).execute()
  if (known.length > 0) return
  for (const { mail, roles, language = null } of sampleStaff)
    await addStaff(ctx, {
      mail,
      grants: roles.map((role) => ({ role, kind: null, language, branch: null })),
    })
}
