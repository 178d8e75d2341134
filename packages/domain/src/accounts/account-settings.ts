/** How long signing in may take, and how long somebody stays signed in; milliseconds. */
type AccountSettings = {
  /** Without doing anything. */
  readonly idleMs: number
  /** In all, whatever is done. */
  readonly lifeMs: number
  /** From the beginning of a sign-in to the provider's answer. */
  readonly signInMs: number
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly accounts: AccountSettings
  }
}
