/** How long somebody of staff stays signed in; milliseconds. */
type StaffSettings = {
  /** Without doing anything. */
  readonly idleMs: number
  /** In all, whatever is done. */
  readonly lifeMs: number
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly staff: StaffSettings
  }
}
