import { createHash } from 'node:crypto'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { isHeic, mediaTypeOf } from './check-claim-file.ts'
import { claimTransitions, readClaimState } from './claim-state.ts'
import { claimLimits } from './claim-vocabulary.ts'
import { findClaim } from './find-claim.ts'
import { notifyOfClaim } from './notify-of-claim.ts'
import { type ClaimView, describeClaims } from './read-claims.ts'

/** Why a file is not taken; the words are those of the form. */
export type ClaimFileProblem = 'missing' | 'wrong-kind' | 'heic' | 'file-too-large'

/**
 * Adds a picture or paper to one's own claim. The same bytes again change nothing. Refusals: `not-found`,
 * `invalid-input` for a file that is empty, too large or of no known kind, `too-many`, `not-available` when the claim
 * is settled.
 */
export async function addClaimFile(
  ctx: Ctx,
  input: { readonly number: string; readonly name: string; readonly bytes: Uint8Array },
): Promise<ClaimView> {
  const { bytes } = input
  if (isHeic(bytes)) throw badFile('heic')
  if (bytes.length > claimLimits.fileBytes) throw badFile('file-too-large')
  const mediaType = mediaTypeOf(bytes)
  if (mediaType === null) throw badFile(bytes.length === 0 ? 'missing' : 'wrong-kind')
  const digest = createHash('sha256').update(bytes).digest('base64url')
  const now = ctx.now()
  return ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    const row = await findClaim(ctx, trx, input.number, { lock: true })
    const files = await trx
      .selectFrom('claim_files')
      .select('digest')
      .where('claim_id', '=', row.id)
      .execute()
    const known = files.some((file) => file.digest === digest)
    const next = claimTransitions[readClaimState(row).kind]['add-file']
    if (!known) {
      if (next === undefined)
        throw new DomainError({ entity: 'claim', code: 'not-available', detail: 'The claim is settled' })
      if (files.length >= claimLimits.files)
        throw new DomainError({ entity: 'claim', code: 'too-many', detail: 'The claim has enough files' })
      await trx
        .insertInto('claim_files')
        .values({
          id: uuidv7(now),
          claim_id: row.id,
          name: cleanName(input.name),
          media_type: mediaType,
          digest,
          size: bytes.length,
          content: Buffer.from(bytes),
          created_at: now,
        })
        .execute()
      const moved = next === row.state ? {} : { state: next, state_since: now, state_detail: null }
      const changed = await trx
        .updateTable('claims')
        .set((eb) => ({ ...moved, revision: eb('revision', '+', 1), updated_at: now }))
        .where('id', '=', row.id)
        .returning(['id', 'number', 'revision'])
        .executeTakeFirstOrThrow()
      await notifyOfClaim(ctx, trx, changed, 'file-added')
      const detail = { number: row.number, size: bytes.length }
      await writeAudit(ctx, trx, { entity: 'claim', id: row.id, action: 'file-added', detail })
    }
    const after = await trx.selectFrom('claims').selectAll().where('id', '=', row.id).execute()
    const [view] = await describeClaims(trx, after)
    if (!view) throw new Error('a claim vanished inside a transaction')
    return view
  })
}

function badFile(message: ClaimFileProblem): DomainError {
  return new DomainError({
    entity: 'claim',
    code: 'invalid-input',
    detail: `The file is ${message}`,
    fields: [{ path: 'file', message }],
  })
}

/** A name that is only ever shown: no path, nothing that is not printed. */
function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  return [...last.replace(/[\p{C}]/gu, '').trim()].slice(-claimLimits.fileName).join('') || '-'
}
