import type { Db, Replica } from '@hongyan/db'

/** Who asks. Roles are levels of sight, never a property of the address asked. */
export type Actor =
  | { readonly kind: 'visitor'; readonly sessionId: string | null; readonly address: string }
  | Customer
  /** Whoever sends shipment events, by the key they sign with. */
  | { readonly kind: 'partner'; readonly keyId: string }
  /** A program of the company, by the key it signs with. */
  | { readonly kind: 'staff'; readonly keyId: string }
  | StaffPerson
  /** A part of this site that acts by itself. */
  | { readonly kind: 'system'; readonly name: string }

/** Somebody who is signed in. */
export interface Customer {
  readonly kind: 'customer'
  readonly customerId: string
  /** That of the visit, as a visitor has one. */
  readonly sessionId: string | null
  readonly address: string
  /** The key by which a program of theirs asks; absent where they ask themselves. */
  readonly keyId?: string
}

/** Somebody who works at the desk and is signed in there. */
export interface StaffPerson {
  readonly kind: 'person'
  readonly staffId: string
  /** What they may do, as it is at this moment. */
  readonly grants: readonly StaffGrant[]
}

/** A role of somebody; null where it holds for every kind of document, language or branch. */
export type StaffGrant = {
  readonly role: string
  readonly kind: string | null
  readonly language: string | null
  readonly branch: string | null
}

/** What every verb receives first: nothing is read from globals, so tests build one by hand. */
export type Ctx = {
  readonly actor: Actor
  readonly db: Db
  /** For what may be a little old (`readAged`); absent where everything is read from `db`. */
  readonly replica?: Replica
  /** Milliseconds since the epoch, UTC. Injected so that tests choose the moment. */
  readonly now: () => number
  readonly requestId: string
  readonly settings: DomainSettings
  readonly registry: Registry
}

/** What a part calls of those that stand above it: it declares the entry, they fill it in (`registry.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: entries are declared where they are called
export interface Registry {}

/** Numbers and secrets the verbs need, parsed once by the process that owns them. Entities declare their own. */
export interface DomainSettings {
  /** HMAC key for links that expire (proof of delivery), at least 32 bytes. */
  readonly linkKey: Uint8Array
  /** HMAC key under which phone tails, codes and mobile numbers are digested, at least 32 bytes. */
  readonly tailKey: Uint8Array
  /** By how much the clocks of two processes may differ, in milliseconds. */
  readonly clockSkewMs: number
}
