import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { changeVersion, findVersion } from './find-version.ts'
import { partsOf } from './rate-change.ts'
import { isAhead, versionOfRow, wrongDay } from './rate-version.ts'

/**
 * Asks for a version to be approved by somebody else. Refusals: those of `findVersion`, `settled`, `day-over` where its day
 * has begun, `invalid-input` where it changes nothing.
 */
export async function askApproval(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const row = await findVersion(ctx, { id, right: 'write-rates' })
  const { change, validFrom } = versionOfRow(row)
  if (partsOf(change).length === 0)
    throw new DomainError({
      entity: 'rates',
      code: 'invalid-input',
      detail: 'nothing changes',
      fields: [{ path: 'change', message: 'nothing-changed' }],
    })
  if (!isAhead(ctx, validFrom)) throw wrongDay('day-over')
  await ctx.db.transaction(async (trx) => {
    await changeVersion(trx, row, 'review', { state: 'in-review' })
    await writeAudit(ctx, trx, { entity: 'rates', id, action: 'asked', detail: { revision: row.revision } })
  })
}
