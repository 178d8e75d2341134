import { roleMay } from '@hongyan/domain/companies/company-rules'
import type { OrderFilters, OrderPage } from '@hongyan/domain/orders/list-orders'
import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import type { LocaleId } from '@hongyan/locales'
import { signInLink } from '../../../client/sign-in.ts'
import { paths } from '../../../paths.ts'
import type { PageContext } from '../../../shell/page-context.ts'
import { inLanguage, type presentOrder, type presentWindows } from '../present.ts'
import { type ActName, readFilters, type ShownOrders } from './shown-orders.ts'

export type ListedOrder = ReturnType<typeof presentOrder>
type ListedOrders = Omit<OrderPage, 'orders'> & {
  readonly orders: readonly ListedOrder[]
  /** What is on its way, by waybill number. */
  readonly shipments: ReadonlyMap<string, TrackedShipment>
}
export type ShownOrder = {
  readonly order: ListedOrder
  /** Those of its waybills, by number. */
  readonly shipments: ReadonlyMap<string, TrackedShipment>
  readonly windows: ReturnType<typeof presentWindows>
}

/** What the page asks in the name of whoever is signed in. */
export type OwnOrders = {
  readonly orders: (filters: OrderFilters) => Promise<ListedOrders>
  /** Null for one that is not theirs. */
  readonly order: (number: string) => Promise<ShownOrder | null>
}

declare module '../../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly 'order-list': {
      readonly act: ActName
      /** What was typed. */
      readonly values: Readonly<Record<string, string>>
      readonly filters: ShownOrders
      /** What is wrong, by field; the one without a name is about the whole. */
      readonly problems: Readonly<Record<string, string>>
    }
  }
}

export type OrderListPage = {
  readonly locale: LocaleId
  readonly now: number
  /** Where to sign in, where nobody is. */
  readonly signIn: string | null
  readonly filters: ShownOrders
  /** The company they belong to, and whether they may order for it; null for none. */
  readonly company: { readonly name: string; readonly mayOrder: boolean } | null
  readonly page: ListedOrders | null
  /** The open order; null where none is, or it is not theirs. */
  readonly open: ShownOrder | null
  /** What has just been done. */
  readonly done: ActName | null
  readonly submitted: Extract<PageContext['submitted'], { kind: 'order-list' }> | null
}

/** What the page shows: the list by the filters of the address or of a form, and the order that is open. */
export async function loadOrderList(context: PageContext<unknown, OwnOrders>): Promise<OrderListPage> {
  const { locale, query, account } = context
  const submitted = context.submitted?.kind === 'order-list' ? context.submitted : null
  const read = submitted ? { filters: submitted.filters, done: null } : readFilters(query)
  const { done } = read
  const company = account?.company ?? null
  // Whoever has left sees what is their own.
  const filters = company === null ? { ...read.filters, of: null } : read.filters
  const shared = { locale: locale.id, now: context.services.now(), filters, done, submitted }
  if (account === null) {
    const back = signInLink(paths.orderList(locale.id), paths.signInStart(locale.id))
    return { ...shared, signIn: back, company: null, page: null, open: null }
  }
  const { open, of, ...shown } = filters
  const page = await account.orders({ ...shown, of: of ?? 'own' })
  const opened = open === null ? null : await account.order(open)
  const mayOrder = company !== null && roleMay(company.role, 'order')
  return {
    ...shared,
    signIn: null,
    company: company && { name: company.name, mayOrder },
    page: { ...page, orders: page.orders.map((one) => inLanguage(one, locale.id)) },
    open: opened && { ...opened, order: inLanguage(opened.order, locale.id) },
  }
}
