/** What somebody is in a company. */
export const companyRoles = ['owner', 'member', 'viewer'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** What somebody is in which company. */
export type Membership = {
  readonly companyId: string
  /** What they are called inside it: nothing outside of it knows them by this. */
  readonly personId: string
  readonly role: CompanyRole
  /** A contract of the company lets it pay monthly. */
  readonly monthly: boolean
}

declare module '@hongyan/kernel/context' {
  interface Customer {
    /**
     * What they are in their company, where what they ask touches records of companies; absent everywhere else, and
     * for programs, which act for one account alone.
     */
    readonly company?: Membership
    /** Their own contract lets them pay monthly; absent where none does. */
    readonly monthly?: boolean
  }
}
