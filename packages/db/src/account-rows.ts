/** Somebody who has signed in once. */
export type AccountRow = {
  id: string
  /** The identity provider, and its name for the person. */
  issuer: string
  subject: string
  /** As the provider tells it. */
  name: string | null
  /** The number that the provider has verified, in E.164; null where it has none. */
  phone: string | null
  /** The mail address that the provider has verified, in small letters; null where it has none. */
  mail: string | null
  /** Since when its contract lets it pay monthly; null for none. */
  monthly_since: number | null
  created_at: number
  updated_at: number
}

/** Somebody who is signed in on one device; the row is gone as soon as they are not. */
export type AccountSessionRow = {
  id: string
  /** Digest of what the browser holds. */
  secret_mac: string
  account_id: string
  /** The provider's name for the sign-in, by which it ends it. */
  provider_session: string | null
  /** What the provider wants to see again at sign-out. */
  id_token: string | null
  /** Browser and system, such as `Chrome, Windows`; null where they are not known. */
  device: string | null
  created_at: number
  seen_at: number
}

/** A sign-in that has begun: gone when its answer comes back, which it does once. */
export type SignInRow = {
  /** Digests of the state that the answer carries, and of what the browser holds. */
  state_mac: string
  browser_mac: string
  nonce: string
  /** PKCE: what proves that whoever exchanges the code is who began. */
  verifier: string
  return_to: string
  locale: string
  expires_at: number
  /** When its answer came; nonce and verifier are empty from then on. */
  taken_at: number | null
}
