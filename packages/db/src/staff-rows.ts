/** Somebody who works at the desk, or has. */
export type StaffRow = {
  id: string
  /** The address that an administrator wrote, in small letters; the provider has to vouch for it. */
  mail: string
  /** As the provider tells it; null until they have signed in. */
  name: string | null
  /** The identity provider, and its name for the person; null until they have signed in. */
  issuer: string | null
  subject: string | null
  /** Whoever changes what they may do counts this up first, so that changes take turns. */
  revision: number
  created_at: number
  /** When they left; the row stays, for what they did names it. */
  ended_at: number | null
}

/** A role that somebody has; an empty kind, language or branch stands for all. */
export type StaffGrantRow = {
  id: string
  staff_id: string
  role: string
  kind: string
  language: string
  branch: string
  granted_at: number
}

/** Somebody of staff who is signed in on one device; the row is gone as soon as they are not. */
export type StaffSessionRow = {
  id: string
  /** Digest of what the browser holds. */
  secret_mac: string
  staff_id: string
  /** The provider's name for the sign-in, by which it ends it. */
  provider_session: string | null
  /** What the provider wants to see again at sign-out. */
  id_token: string | null
  /** Browser and system, such as `Chrome, Windows`; null where they are not known. */
  device: string | null
  created_at: number
  seen_at: number
}

/** A passkey of somebody of staff: what a signature of theirs is checked with. */
export type StaffPasskeyRow = {
  id: string
  staff_id: string
  /** The authenticator's own name for it, base64url. */
  credential_id: string
  /** COSE key, base64url. */
  public_key: string
  /** As the authenticator last told it; 0 where it counts nothing. */
  counter: number
  /** How a browser reaches the authenticator, parted by spaces: `internal hybrid`. */
  transports: string
  /** What its owner calls it, or the browser it was made in. */
  name: string | null
  created_at: number
  used_at: number | null
}

/** What an authenticator has been asked to sign; the row is gone as soon as an answer was shown. */
export type StaffChallengeRow = {
  challenge_mac: string
  purpose: string
  /** Who makes a passkey; null where somebody signs in, for nobody knows who. */
  staff_id: string | null
  expires_at: number
}

/** A code that signs somebody in once. */
export type StaffRecoveryCodeRow = {
  code_mac: string
  staff_id: string
  created_at: number
  used_at: number | null
}

/** The link by which somebody makes their first passkey, or begins anew; of each person the last one made. */
export type StaffLinkRow = {
  staff_id: string
  /** Counted up with every link: an earlier one opens nothing. */
  revision: number
  created_at: number
  expires_at: number
  used_at: number | null
}
