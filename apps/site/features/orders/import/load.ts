import { randomUUID } from 'node:crypto'
import { orderImportMessages } from '@hongyan/content/messages'
import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import { signInLink } from '../../../client/sign-in.ts'
import { paths } from '../../../paths.ts'
import type { PageContext } from '../../../shell/page-context.ts'
import { ownerIn } from '../../../shell/parts/own-list/list-filters.ts'
import { companyFor } from '../company-for.ts'
import type { ListedOrder } from '../list/load.ts'
import { inLanguage } from '../present.ts'
import type { ImportStep, OrderImportPage, SavedList } from './ui/import-model.ts'

/** What the page may ask. */
export type ListPages = {
  /** Orders that one list may have. */
  readonly mostOfList: number
  /** Labels that one file may have. */
  readonly mostLabels: number
}

/** What the page asks in the name of whoever is signed in. */
export type OwnLists = {
  /** By which a form of theirs is known again. */
  readonly listMark: string
  /** What they have pasted or looked over and not placed, the last first. */
  readonly savedLists: () => Promise<readonly SavedList[]>
  /** What has been placed of a list, in its order; none for a key of nobody or of somebody else. */
  readonly ordersOfList: (key: string, of: RecordOwner) => Promise<readonly ListedOrder[]>
}

declare module '../../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly 'order-import': { readonly step: ImportStep }
  }
}

/** What the page shows: the form a list is handed in with, what became of a form, or the orders of a list. */
export async function loadOrderImport(context: PageContext<ListPages, OwnLists>): Promise<OrderImportPage> {
  const { query, account, services } = context
  const locale = context.locale.id
  const limits = { most: services.mostOfList, mostLabels: services.mostLabels }
  const asked = ownerIn(query.get('of')) ?? 'own'
  const empty = { kind: 'choose', form: randomUUID(), of: 'own', text: '', problem: null } as const
  if (account === null) {
    const signIn = signInLink(paths.orderImport(locale, '', asked), paths.signInStart(locale))
    const submitted = context.submitted?.kind === 'order-import' ? context.submitted.step : empty
    // What they sent goes on once they are back; nothing of it is shown before.
    const step = submitted.kind === 'again' ? submitted : empty
    return { ...limits, locale, signIn, company: null, mark: '', kept: [], step }
  }
  const named = (orders: readonly ListedOrder[]) => orders.map((one) => inLanguage(one, locale))
  const company = companyFor(account)?.name ?? null
  const shared = { ...limits, locale, signIn: null, company, mark: account.listMark, kept: [] }
  if (context.submitted?.kind === 'order-import') {
    const { step } = context.submitted
    return { ...shared, step: step.kind === 'done' ? { ...step, orders: named(step.orders) } : step }
  }
  const key = query.get('list')?.slice(0, 60) ?? ''
  if (key === '') {
    const kept = await account.savedLists()
    return { ...shared, kept, step: { ...empty, of: company === null ? 'own' : asked } }
  }
  const of = account.company === null ? 'own' : asked
  const orders = await account.ordersOfList(key, of)
  if (orders.length > 0)
    return { ...shared, step: { kind: 'done', key, of, orders: named(orders), problem: null } }
  return { ...shared, step: { ...empty, problem: orderImportMessages(locale).choose.missing } }
}
