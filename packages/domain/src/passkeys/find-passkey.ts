import type { Ctx } from '@hongyan/kernel/context'

/** What the signature of a passkey is checked with, and whose it is. */
type KnownPasskey = {
  readonly id: string
  readonly staffId: string
  readonly credentialId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly transports: readonly string[]
}

/** A passkey by the authenticator's name for it; null for one of nobody who works here. */
export async function findPasskey(
  ctx: Ctx,
  input: { readonly credentialId: string },
): Promise<KnownPasskey | null> {
  const row = await ctx.db.query
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
    .select(['staff_passkeys.id', 'staff_id', 'credential_id', 'public_key', 'transports'])
    .where('credential_id', '=', input.credentialId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { id, staff_id: staffId, credential_id: credentialId, public_key: publicKey } = row
  return { id, staffId, credentialId, publicKey, transports: row.transports.split(' ').filter(Boolean) }
}
