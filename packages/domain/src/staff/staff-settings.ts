/** How staff sign in, and for how long; milliseconds. */
type StaffSettings = {
  /** Without doing anything. */
  readonly idleMs: number
  /** In all, whatever is done. */
  readonly lifeMs: number
  /** By a passkey, or a recovery code in its place. */
  readonly passkeys: boolean
  /** At an identity provider. */
  readonly provider: boolean
  /** How long an authenticator may take to answer. */
  readonly challengeMs: number
  /** How long the link opens by which somebody makes their first passkey. */
  readonly linkMs: number
  /** Such links are mailed as well. */
  readonly mails: boolean
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly staff: StaffSettings
  }
}
