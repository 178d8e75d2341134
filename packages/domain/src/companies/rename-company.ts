import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { readCompanyName } from './company-name.ts'
import { lockCompany } from './lock-company.ts'

/** Gives the company of whoever asks another name. Refusals: `invalid-input`, `not-found`, `forbidden`. */
export async function renameCompany(ctx: Ctx, input: { readonly name: string }): Promise<void> {
  const name = readCompanyName(input.name)
  await ctx.db.transaction(async (trx) => {
    const company = await lockCompany(ctx, trx, 'manage')
    if (company.name === name) return
    await trx.updateTable('companies').set({ name }).where('id', '=', company.id).execute()
    const detail = { by: company.me.id }
    await writeAudit(ctx, trx, { entity: 'company', id: company.id, action: 'renamed', detail })
  })
}
