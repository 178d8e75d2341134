/** What an installation decides about address books. */
type AddressBookSettings = {
  /** Addresses in the book of one customer. */
  readonly mostAddresses: number
  /** How long deleting can be undone, in milliseconds. */
  readonly undoMs: number
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly addressBook: AddressBookSettings
  }
}
