import { addressIn } from '@hongyan/domain/addresses/address-in'
import type { HandOver } from '@hongyan/domain/orders/read-hand-overs'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import type { ShipmentFilters } from '@hongyan/domain/shipments/list-shipments'
import { type DeliveryChoice, deliveryChoices } from '@hongyan/domain/shipments/shipment-vocabulary'
import type { LocaleId } from '@hongyan/locales'
import { signInLink } from '../../../client/sign-in.ts'
import { paths } from '../../../paths.ts'
import type { PageContext } from '../../../shell/page-context.ts'
import { among, queryOf } from '../../../shell/parts/own-list/list-filters.ts'
import { type TrackingWords, trackingWords } from '../ui/words.ts'
import type { latestPlaces, presentPage, presentShipmentView } from './present.ts'
import { type ActName, readFilters, type ShownFilters } from './shown-filters.ts'

export type MyPage = ReturnType<typeof presentPage> & {
  /** What is agreed for those that one sends and nobody has taken in yet, by waybill number. */
  readonly handOvers: ReadonlyMap<string, HandOver>
  /** Where and when those on their way were scanned last, by waybill number. */
  readonly latest: ReturnType<typeof latestPlaces>
}
export type MyShipment = ReturnType<typeof presentShipmentView>

/** What the page asks in the name of whoever is signed in. */
export type OwnShipments = {
  readonly shipments: (filters: ShipmentFilters) => Promise<MyPage>
  /** Null for one that is not theirs. */
  readonly shipment: (number: string) => Promise<MyShipment | null>
}

declare module '../../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly 'my-shipments': {
      readonly act: ActName
      /** The shipment it was about. */
      readonly number: string
      /** What was typed. */
      readonly values: Readonly<Record<string, string>>
      readonly filters: ShownFilters
      /** What is wrong, by field; the one without a name is about the whole. */
      readonly problems: Readonly<Record<string, string>>
    }
  }
}

export type MyShipmentsPage = {
  readonly locale: LocaleId
  readonly now: number
  readonly words: TrackingWords
  /** Of a claim that is filed from this page: sent twice it is filed once. */
  readonly claimKey: string
  /** Where to sign in, where nobody is. */
  readonly signIn: string | null
  readonly filters: ShownFilters
  /** What their company is called; null for none. */
  readonly company: string | null
  readonly page: MyPage | null
  /** The choice of another delivery that the address begins with; null for none. */
  readonly wish: DeliveryChoice | null
  /** The open shipment; null where none is, or it is not theirs. */
  readonly open: MyShipment | null
  /** What has just been done. */
  readonly done: ActName | null
  readonly submitted: Extract<PageContext['submitted'], { kind: 'my-shipments' }> | null
}

/** What the page shows: the list by the filters of the address or of a form, and the shipment that is open. */
export async function loadMyShipments(context: PageContext<unknown, OwnShipments>): Promise<MyShipmentsPage> {
  const { locale, query, account, services } = context
  const submitted = context.submitted?.kind === 'my-shipments' ? context.submitted : null
  const read = submitted ? { filters: submitted.filters, done: null } : readFilters(query)
  const { done } = read
  const company = account?.company?.name ?? null
  // Whoever has left sees what is their own.
  const filters = company === null ? { ...read.filters, of: null } : read.filters
  const shared = {
    locale: locale.id,
    now: services.now(),
    words: trackingWords(locale.id),
    filters,
    company,
    done,
    wish: among(deliveryChoices, query.get('wish')),
    submitted,
    claimKey: submitted?.values.key || crypto.randomUUID(),
  }
  if (account === null) {
    const asked = queryOf(filters.open === null ? {} : { open: filters.open, wish: shared.wish })
    const back = signInLink(paths.myShipments(locale.id, asked), paths.signInStart(locale.id))
    return { ...shared, signIn: back, page: null, open: null }
  }
  const { of, tab, role, from, until, text, after, open } = filters
  const page = await account.shipments({ of: of ?? 'own', tab, role, from, until, text, after })
  const opened = open === null ? null : await account.shipment(open)
  return { ...shared, signIn: null, page, open: opened && shownTo(opened, locale.id) }
}

/** An own shipment as a page shows it: phones masked, and the areas of its addresses in the language of the reader. */
export function shownTo<Shown extends Pick<MyShipment, 'shipment'>>(one: Shown, locale: LocaleId): Shown {
  const { parties } = one.shipment
  if (parties === null) return one
  const senderAddress = parties.senderAddress && addressIn(parties.senderAddress, locale)
  const shown = {
    ...parties,
    senderPhone: maskPhone(parties.senderPhone),
    receiverPhone: maskPhone(parties.receiverPhone),
    senderAddress,
    receiverAddress: addressIn(parties.receiverAddress, locale),
  }
  return { ...one, shipment: { ...one.shipment, parties: shown } }
}
