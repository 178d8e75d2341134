import { randomBytes } from 'node:crypto'
import type { Schema, StaffSessionRow } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { storedPastEndMs } from '@hongyan/kernel/expiry'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import { digestOf } from '../accounts/account-session.ts'
import { inNameOf } from './in-name-of.ts'

/** The browser that somebody signs in with: the secret of the session it had, and what it is called. */
export type StaffBrowser = { readonly replaced: string | null; readonly device?: string | null }

/** How somebody proved who they are, and what a provider wants to see again. */
type StaffProof =
  | ({ readonly by: 'provider' } & Pick<StaffSessionRow, 'provider_session' | 'id_token'>)
  | { readonly by: 'passkey' | 'recovery-code' | 'link' }

/**
 * Signs somebody of staff in, however they proved who they are: in this browser nobody else is any more. Returns the
 * secret for the browser, which is stored nowhere.
 */
export async function writeStaffSession(
  ctx: Ctx,
  trx: Transaction<Schema>,
  staffId: string,
  { replaced, device = null, proof }: StaffBrowser & { readonly proof: StaffProof },
): Promise<string> {
  const now = ctx.now()
  const secret = randomBytes(32).toString('base64url')
  await trx
    .deleteFrom('staff_sessions')
    .where('created_at', '<', now - ctx.settings.staff.lifeMs - storedPastEndMs)
    .execute()
  if (replaced !== null)
    await trx.deleteFrom('staff_sessions').where('secret_mac', '=', digestOf(replaced)).execute()
  await trx
    .insertInto('staff_sessions')
    .values({
      id: uuidv7(now),
      secret_mac: digestOf(secret),
      staff_id: staffId,
      provider_session: proof.by === 'provider' ? proof.provider_session : null,
      id_token: proof.by === 'provider' ? proof.id_token : null,
      device,
      created_at: now,
      seen_at: now,
    })
    .execute()
  const detail = proof.by === 'provider' ? {} : { detail: { by: proof.by } }
  const signedIn = inNameOf(ctx, staffId)
  await writeAudit(signedIn, trx, { entity: 'staff', id: staffId, action: 'signed-in', ...detail })
  return secret
}
