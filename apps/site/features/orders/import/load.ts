import { randomUUID } from 'node:crypto'
import { orderImportMessages } from '@hongyan/content/messages'
import { signInLink } from '../../../client/sign-in.ts'
import type { PageContext } from '../../../page-context.ts'
import { paths } from '../../../paths.ts'
import type { ListedOrder } from '../list/load.ts'
import type { ImportStep, OrderImportPage } from './ui/import-model.ts'

/** What the page asks in the name of whoever is signed in. */
export type OwnLists = {
  /** Orders that one list may have. */
  readonly mostOfList: number
  /** What has been placed of a list, in its order; none for a key of nobody or of somebody else. */
  readonly ordersOfList: (key: string) => Promise<readonly ListedOrder[]>
}

declare module '../../../posted.ts' {
  interface PostedOutcomes {
    readonly 'order-import': { readonly step: ImportStep }
  }
}

/** What the page shows: the form a list is handed in with, what became of a form, or the orders of a list. */
export async function loadOrderImport(context: PageContext<unknown, OwnLists>): Promise<OrderImportPage> {
  const { query, account } = context
  const locale = context.locale.id
  const empty: ImportStep = { kind: 'choose', form: randomUUID(), text: '', problem: null }
  if (account === null) {
    const signIn = signInLink(paths.orderImport(locale), paths.signIn(locale))
    return { locale, signIn, most: 0, step: empty }
  }
  const shared = { locale, signIn: null, most: account.mostOfList }
  if (context.posted?.kind === 'order-import') return { ...shared, step: context.posted.step }
  const key = query.get('list')?.slice(0, 60) ?? ''
  if (key === '') return { ...shared, step: empty }
  const orders = await account.ordersOfList(key)
  if (orders.length > 0) return { ...shared, step: { kind: 'done', key, orders, problem: null } }
  return { ...shared, step: { ...empty, problem: orderImportMessages(locale).choose.missing } }
}
