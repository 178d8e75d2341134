import { randomUUID } from 'node:crypto'
import { orderImportMessages } from '@hongyan/content/messages'
import type { RecordOwner } from '@hongyan/domain/companies'
import { ownerIn } from '../../../blocks/own-list/list-filters.ts'
import { signInLink } from '../../../client/sign-in.ts'
import type { PageContext } from '../../../page-context.ts'
import { paths } from '../../../paths.ts'
import { companyFor } from '../company-for.ts'
import type { ListedOrder } from '../list/load.ts'
import type { ImportStep, OrderImportPage } from './ui/import-model.ts'

/** What the page may ask. */
export type ListPages = {
  /** Orders that one list may have. */
  readonly mostOfList: number
}

/** What the page asks in the name of whoever is signed in. */
export type OwnLists = {
  /** What has been placed of a list, in its order; none for a key of nobody or of somebody else. */
  readonly ordersOfList: (key: string, of: RecordOwner) => Promise<readonly ListedOrder[]>
}

declare module '../../../posted.ts' {
  interface PostedOutcomes {
    readonly 'order-import': { readonly step: ImportStep }
  }
}

/** What the page shows: the form a list is handed in with, what became of a form, or the orders of a list. */
export async function loadOrderImport(context: PageContext<ListPages, OwnLists>): Promise<OrderImportPage> {
  const { query, account, services } = context
  const locale = context.locale.id
  const asked = ownerIn(query.get('of')) ?? 'own'
  const empty = { kind: 'choose', form: randomUUID(), of: 'own', text: '', problem: null } as const
  if (account === null) {
    const signIn = signInLink(paths.orderImport(locale, '', asked), paths.signIn(locale))
    return { locale, signIn, most: services.mostOfList, company: null, step: empty }
  }
  const company = companyFor(account)?.name ?? null
  const shared = { locale, signIn: null, most: services.mostOfList, company }
  if (context.posted?.kind === 'order-import') return { ...shared, step: context.posted.step }
  const key = query.get('list')?.slice(0, 60) ?? ''
  if (key === '') return { ...shared, step: { ...empty, of: company === null ? 'own' : asked } }
  const of = account.company === null ? 'own' : asked
  const orders = await account.ordersOfList(key, of)
  if (orders.length > 0) return { ...shared, step: { kind: 'done', key, of, orders, problem: null } }
  return { ...shared, step: { ...empty, problem: orderImportMessages(locale).choose.missing } }
}
