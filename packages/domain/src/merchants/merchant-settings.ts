/** What an installation decides about keys and webhooks; times in milliseconds. */
type MerchantSettings = {
  /** Keys and addresses of one account. */
  readonly keys: number
  readonly webhooks: number
  /** How long the earlier key, or the earlier secret of an address, is good after a newer one was made. */
  readonly keyOverlapMs: number
  readonly secretOverlapMs: number
  /** Wait before each further attempt to tell an address; after the last one it is given up. */
  readonly retryMs: readonly number[]
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly merchants: MerchantSettings
  }
}
