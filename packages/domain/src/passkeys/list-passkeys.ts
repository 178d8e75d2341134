import type { Ctx } from '@hongyan/kernel/context'
import { ownStaff } from '../staff/own-staff.ts'
import { requirePasskeys } from './passkey-rules.ts'

/** A passkey of somebody, as its owner sees it. Instants are ms UTC. */
type PasskeyView = {
  readonly id: string
  readonly credentialId: string
  readonly transports: readonly string[]
  readonly name: string | null
  readonly madeAt: number
  /** Null until it has signed somebody in. */
  readonly usedAt: number | null
}

/** What whoever asks can sign in with, the oldest first. Refusals: `sign-in-needed`, `not-available`. */
export async function listPasskeys(
  ctx: Ctx,
): Promise<{ readonly passkeys: readonly PasskeyView[]; readonly codesLeft: number }> {
  requirePasskeys(ctx)
  const { staffId } = ownStaff(ctx)
  const rows = await ctx.db.query
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute()
  const codes = await ctx.db.query
    .selectFrom('staff_recovery_codes')
    .select('code_mac')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
  return {
    passkeys: rows.map((row) => ({
      id: row.id,
      credentialId: row.credential_id,
      transports: row.transports.split(' ').filter(Boolean),
      name: row.name,
      madeAt: row.created_at,
      usedAt: row.used_at,
    })),
    codesLeft: codes.length,
  }
}
