/** What an installation decides about address books. */
type AddressBookSettings = {
  /** Addresses in the book of one customer. */
  readonly mostAddresses: number
  /** How long deleting can be undone, in milliseconds. */
  readonly undoMs: number
}

declare module '../context.ts' {
  interface DomainSettings {
    readonly addressBook: AddressBookSettings
  }
}
