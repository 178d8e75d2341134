import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { phoneKey } from '../tracking/phone-key.ts'
import {
  accountsForContracts,
  type ContractOwner,
  companiesForContracts,
  contractOfAccount,
  contractOfCompany,
  type MonthlyContract,
  refuseOthers,
} from './monthly-contract.ts'

/**
 * Notes that an account or a company has a contract to pay monthly from now on, or has none any more: its next request
 * finds it so. `name` is an id; of an account also the phone that its provider has verified, of a company its whole name.
 * What is so already changes nothing. Refusals: `forbidden` to everybody but staff, `not-found`, `conflict` with the ids
 * where several go by that name.
 */
export async function setContract(
  ctx: Ctx,
  { of, name, ends }: { readonly of: ContractOwner; readonly name: string; readonly ends: boolean },
): Promise<MonthlyContract> {
  refuseOthers(ctx)
  return ctx.db.transaction(async (trx) => {
    const known = await oneNamed(trx, of, name.trim())
    if ((known.since === null) === ends) return known
    const since = ends ? null : ctx.now()
    const values = { monthly_since: since, updated_at: ctx.now() }
    await trx
      .updateTable(of === 'account' ? 'accounts' : 'companies')
      .set(values)
      .where('id', '=', known.id)
      .execute()
    const action = ends ? 'contract-ended' : 'contract-made'
    await writeAudit(ctx, trx, { entity: of, id: known.id, action })
    return { ...known, since }
  })
}

async function oneNamed(trx: Transaction<Schema>, of: ContractOwner, name: string): Promise<MonthlyContract> {
  const found = of === 'account' ? await accountsNamed(trx, name) : await companiesNamed(trx, name)
  const [one, ...others] = found
  if (one && others.length === 0) return one
  const ids = found.map(({ id }) => id).join(', ')
  throw new DomainError(
    one
      ? { entity: of, code: 'conflict', detail: `Several go by that name: ${ids}` }
      : { entity: of, code: 'not-found', detail: `No such ${of}` },
  )
}

async function accountsNamed(trx: Transaction<Schema>, name: string): Promise<readonly MonthlyContract[]> {
  const phone = phoneKey(name)
  const rows = await accountsForContracts(trx)
    .where((eb) => (phone === null ? eb('id', '=', name) : eb('phone', '=', phone)))
    .orderBy('id')
    .execute()
  return rows.map(contractOfAccount)
}

async function companiesNamed(trx: Transaction<Schema>, name: string): Promise<readonly MonthlyContract[]> {
  const rows = await companiesForContracts(trx)
    .where((eb) => eb.or([eb('id', '=', name), eb('name', '=', name)]))
    .orderBy('id')
    .execute()
  return rows.map(contractOfCompany)
}
