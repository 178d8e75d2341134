import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { changeRelease, findRelease } from './find-release.ts'
import { publicationLifeMs } from './store-publications.ts'
import { instantOf, type WallTime } from './wall-time.ts'

/** Nobody plans further ahead; a year mistyped is found so. */
const furthestMs = 2 * 366 * 86_400_000

/**
 * Has what was approved published, or a withdrawal made, at a moment; a moment chosen before is replaced. Refusals:
 * those of `findRelease` and `instantOf`, `settled`, `invalid-input` for a moment that is over or too far ahead.
 */
export async function scheduleRelease(
  ctx: Ctx,
  input: { readonly id: string; readonly at: WallTime },
): Promise<{ readonly dueAt: number }> {
  const row = await findRelease(ctx, { id: input.id, right: 'publish-documents' })
  const dueAt = readMoment(ctx, input.at)
  await ctx.db.transaction(async (trx) => {
    await changeRelease(trx, row, 'schedule', {
      state: 'scheduled',
      due_at: dueAt,
      zone: input.at.zone,
      problem: null,
    })
    await writeAudit(ctx, trx, {
      entity: 'release',
      id: row.id,
      action: 'scheduled',
      detail: { due: isoUtc(dueAt), zone: input.at.zone },
    })
  })
  return { dueAt }
}

/** The instant (ms UTC) of a moment to come. Refuses `invalid-input`. */
export function readMoment(ctx: Pick<Ctx, 'now'>, at: WallTime): number {
  const dueAt = instantOf(at)
  if (dueAt <= ctx.now()) throw wrongMoment('over')
  return notTooFar(ctx, dueAt)
}

/** The instant (ms UTC) of a moment to come, or of one of which it is kept what was on the site. Refuses `invalid-input`. */
export function readShownMoment(ctx: Pick<Ctx, 'now'>, at: WallTime): number {
  const shownAt = instantOf(at)
  if (shownAt < ctx.now() - publicationLifeMs) throw wrongMoment('not-kept')
  return notTooFar(ctx, shownAt)
}

function notTooFar({ now }: Pick<Ctx, 'now'>, at: number): number {
  if (at > now() + furthestMs) throw wrongMoment('too-far')
  return at
}

function wrongMoment(message: 'over' | 'too-far' | 'not-kept'): DomainError {
  return new DomainError({
    entity: 'release',
    code: 'invalid-input',
    detail: 'no such moment can be chosen',
    fields: [{ path: 'at.local', message }],
  })
}
