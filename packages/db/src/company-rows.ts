/** A company whose people share its orders. */
export type CompanyRow = {
  id: string
  name: string
  /** Whoever changes who belongs to it counts this up first, so that changes of one company take turns. */
  revision: number
  /** Since when its contract lets it pay monthly; null for none. */
  monthly_since: number | null
  created_at: number
  updated_at: number
}

/** An account that belongs to a company; it belongs to no other, by a unique index. */
export type CompanyPersonRow = {
  id: string
  company_id: string
  account_id: string
  role: string
  joined_at: number
}

/** A place in a company that waits for whoever reads a mailbox; gone when it is taken or withdrawn. */
export type CompanyInvitationRow = {
  id: string
  company_id: string
  /** As addresses are compared: in small letters. */
  mail: string
  role: string
  locale: string
  /** Counts how often it was sent; the link of an earlier mail opens nothing. */
  revision: number
  created_at: number
  expires_at: number
}
