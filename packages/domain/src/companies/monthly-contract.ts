import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Kysely } from 'kysely'
import { maskName } from '../privacy/mask-name.ts'
import { maskPhone } from '../privacy/mask-phone.ts'

/** Who can have a contract to pay monthly. */
export type ContractOwner = 'account' | 'company'

/** Whoever has such a contract, or had none yet; of a person nothing is told in full. */
export type MonthlyContract = {
  readonly of: ContractOwner
  readonly id: string
  /** A person's name and phone masked; a company's name as it is. */
  readonly name: string | null
  readonly phone: string | null
  /** ms UTC; null for no contract. */
  readonly since: number | null
}

/** Refuses `forbidden` to everybody but staff and what runs in their place. */
export function refuseOthers({ actor }: Ctx): void {
  if (actor.kind === 'staff' || actor.kind === 'system') return
  throw new DomainError({ entity: 'account', code: 'forbidden', detail: 'Contracts are made by staff' })
}

type Row = { readonly id: string; readonly name: string | null; readonly monthly_since: number | null }

export function contractOfAccount(row: Row & { readonly phone: string | null }): MonthlyContract {
  const { id, name, phone, monthly_since: since } = row
  return {
    of: 'account',
    id,
    name: name === null ? null : maskName(name),
    phone: phone === null ? null : maskPhone(phone),
    since,
  }
}

export function contractOfCompany({ id, name, monthly_since: since }: Row): MonthlyContract {
  return { of: 'company', id, name, phone: null, since }
}

export const accountsForContracts = (query: Pick<Kysely<Schema>, 'selectFrom'>) =>
  query.selectFrom('accounts').select(['id', 'name', 'phone', 'monthly_since'])

export const companiesForContracts = (query: Pick<Kysely<Schema>, 'selectFrom'>) =>
  query.selectFrom('companies').select(['id', 'name', 'monthly_since'])
