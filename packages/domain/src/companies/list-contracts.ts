import type { Ctx } from '@hongyan/kernel/context'
import {
  accountsForContracts,
  companiesForContracts,
  contractOfAccount,
  contractOfCompany,
  type MonthlyContract,
  refuseOthers,
} from './monthly-contract.ts'

/** Everybody who has a contract to pay monthly, accounts before companies, the oldest first. Refuses `forbidden`. */
export async function listContracts(ctx: Ctx): Promise<readonly MonthlyContract[]> {
  refuseOthers(ctx)
  const { query } = ctx.db
  const accounts = await accountsForContracts(query)
    .where('monthly_since', 'is not', null)
    .orderBy('monthly_since')
    .orderBy('id')
    .execute()
  const companies = await companiesForContracts(query)
    .where('monthly_since', 'is not', null)
    .orderBy('monthly_since')
    .orderBy('id')
    .execute()
  return [...accounts.map(contractOfAccount), ...companies.map(contractOfCompany)]
}
