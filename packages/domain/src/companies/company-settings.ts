/** What an installation decides about companies. */
export type CompanySettings = {
  /** Whether this site sends mails: without them nobody can be invited. */
  readonly mails: boolean
  /** How long the link of an invitation opens, in milliseconds. */
  readonly inviteMs: number
  /** People of one company, with those who are invited. */
  readonly people: number
  /** Invitations that one company sends in 24 hours. */
  readonly invitesPerDay: number
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly companies: CompanySettings
  }
}
