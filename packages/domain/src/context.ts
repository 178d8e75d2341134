import type { Db } from '@hongyan/db'
import type { AccountSettings } from './accounts/account-settings.ts'
import type { AddressBookSettings } from './address-book/address-book-settings.ts'
import type { CodeSettings } from './codes/code-settings.ts'
import type { Membership } from './companies/company-access.ts'
import type { CompanySettings } from './companies/company-settings.ts'
import type { EnquirySettings } from './enquiries/enquiry-settings.ts'
import type { MerchantSettings } from './merchants/merchant-settings.ts'
import type { OrderSettings } from './orders/order-settings.ts'
import type { PaperSettings } from './papers/paper-settings.ts'
import type { SubscriptionSettings } from './subscriptions/subscription-settings.ts'

/** Who asks. Roles are levels of sight, never a property of the address asked. */
export type Actor =
  | { readonly kind: 'visitor'; readonly sessionId: string | null; readonly address: string }
  /** Somebody who is signed in. `sessionId` is that of the visit, as a visitor has one. */
  | {
      readonly kind: 'customer'
      readonly customerId: string
      readonly sessionId: string | null
      readonly address: string
      /** The key by which a program of theirs asks; absent where they ask themselves. */
      readonly keyId?: string
      /**
       * What they are in their company, where what they ask touches records of companies; absent everywhere else, and
       * for programs, which act for one account alone.
       */
      readonly company?: Membership
    }
  /** Whoever sends shipment events, by the key they sign with. */
  | { readonly kind: 'partner'; readonly keyId: string }
  /** Those who work at the desk, by the key it signs with. */
  | { readonly kind: 'staff'; readonly keyId: string }
  /** A part of this site that acts by itself. */
  | { readonly kind: 'system'; readonly name: string }

/** What every verb receives first: nothing is read from globals, so tests build one by hand. */
export type Ctx = {
  readonly actor: Actor
  readonly db: Db
  /** Milliseconds since the epoch, UTC. Injected so that tests choose the moment. */
  readonly now: () => number
  readonly requestId: string
  readonly settings: DomainSettings
}

/** Numbers and secrets the verbs need, parsed once by the process that owns them. */
export type DomainSettings = {
  /** HMAC key for links that expire (proof of delivery), at least 32 bytes. */
  readonly linkKey: Uint8Array
  /** HMAC key under which phone tails, codes and mobile numbers are digested, at least 32 bytes. */
  readonly tailKey: Uint8Array
  /** By how much the clocks of two processes may differ, in milliseconds. */
  readonly clockSkewMs: number
  readonly accounts: AccountSettings
  readonly codes: CodeSettings
  readonly enquiries: EnquirySettings
  readonly papers: PaperSettings
  readonly addressBook: AddressBookSettings
  readonly orders: OrderSettings
  readonly subscriptions: SubscriptionSettings
  readonly merchants: MerchantSettings
  readonly companies: CompanySettings
  readonly limits: {
    /** Wrong phone tails before a shipment locks. */
    readonly unlockTries: number
    /** Length of the lock in milliseconds. */
    readonly unlockLockMs: number
    /** Life of a proof-of-delivery link in milliseconds. */
    readonly proofLinkMs: number
    /** Life of an unlocked view in milliseconds. */
    readonly unlockMs: number
    /** Numbers accepted in one look-up. */
    readonly numbersPerQuery: number
    /** Events accepted in one batch. */
    readonly eventsPerBatch: number
  }
}
