import { timingSafeEqual } from 'node:crypto'
import type { Db } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { storedPastEndMs } from '@hongyan/kernel/expiry'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { sql } from 'kysely'
import { signToken } from '../codes/signed-token.ts'
import { unlockingTails } from '../typed/read-phone.ts'
import { findShipment } from './find-shipments.ts'
import { tailMac } from './phone-tail.ts'

/** `token` opens one waybill until `expiresAt` (ISO). */
export type UnlockedShipment = {
  readonly waybillNo: string
  readonly token: string
  readonly expiresAt: string
}

/**
 * Opens the masked names and the proof of one shipment to who knows the last four digits of the sender's or
 * receiver's phone, or four of its extension. `token` opens that waybill until `expiresAt` (ISO). Refusals: `invalid-input` for a
 * malformed number or tail, `wrong-digits` for a wrong tail and for unknown numbers alike, `locked` with
 * `retryAt` after too many tries.
 */
export async function unlockShipment(
  ctx: Ctx,
  input: { readonly number: string; readonly tail: string },
): Promise<UnlockedShipment> {
  const { tracking, tailKey } = ctx.settings
  const tail = input.tail.normalize('NFKC').trim()
  if (!/^\d{4}$/.test(tail)) throw invalid('tail', 'four digits')
  const { recognised, shipment } = await findShipment(ctx.db, input.number)
  if (recognised.kind === 'invalid') throw invalid('number', 'a shipment number')

  // Numbers that do not exist take the same path, row by row, so that nothing tells them apart.
  const gate = shipment?.waybill_no ?? recognised.number
  await reserveTry(ctx.db, gate, ctx.now(), tracking)
  const rows = await ctx.db.query
    .selectFrom('shipment_parties')
    .select(['phone', 'tail_mac'])
    .where('shipment_id', '=', shipment?.id ?? 'none')
    .execute()
  const guess = Buffer.from(tailMac(tailKey, gate, tail))
  // Each phone opens with its own last digits and those of its extension; what was stored before knew one of them.
  const stored = [0, 1].flatMap((at) => {
    const { phone = '', tail_mac: mac = nobody } = rows[at] ?? {}
    const [own, extension] = unlockingTails(phone)
    return [
      mac,
      ...[own, extension].map((tail) => (tail === undefined ? nobody : tailMac(tailKey, gate, tail))),
    ]
  })
  const matches = stored.map((mac) => timingSafeEqual(Buffer.from(mac), guess))
  if (!shipment || !matches.includes(true)) {
    throw new DomainError({
      entity: 'shipment',
      code: 'wrong-digits',
      detail: 'The digits do not belong to this number',
    })
  }
  await ctx.db.query.deleteFrom('unlock_gates').where('gate', '=', gate).execute()
  return createUnlock(ctx, shipment.waybill_no)
}

/** What opens a waybill to somebody who has shown that it is theirs. */
export function createUnlock(ctx: Ctx, waybillNo: string): UnlockedShipment {
  const { tracking, linkKey } = ctx.settings
  const expiresAt = ctx.now() + tracking.unlockMs
  return {
    waybillNo,
    token: signToken(linkKey, 'unlock', waybillNo, expiresAt),
    expiresAt: isoUtc(expiresAt),
  }
}

/** As long as a digest, and equal to none. */
const nobody = '-'.repeat(43)

type Limits = { readonly unlockTries: number; readonly unlockLockMs: number }

/**
 * Takes one of the tries before the guess is looked at, in one statement: of any number of parallel guesses
 * no more than `unlockTries` are evaluated. Tries are forgotten, and the lock ends, `unlockLockMs` after the last.
 */
async function reserveTry(db: Db, gate: string, now: number, tracking: Limits): Promise<void> {
  const openAgainAt = now + tracking.unlockLockMs
  const taken = await db.query
    .insertInto('unlock_gates')
    .values({ gate, tries: 1, open_again_at: openAgainAt })
    .onConflict((conflict) =>
      conflict
        .column('gate')
        .doUpdateSet({
          tries: sql<number>`case when unlock_gates.open_again_at <= ${now} then 1 else unlock_gates.tries + 1 end`,
          open_again_at: openAgainAt,
        })
        .where((eb) =>
          eb.or([
            eb('unlock_gates.open_again_at', '<=', now),
            eb('unlock_gates.tries', '<', tracking.unlockTries),
          ]),
        ),
    )
    .returning('tries')
    .executeTakeFirst()
  if (taken?.tries === 1) await forgetEnded(db, now)
  if (taken) return
  // A clock that was ahead locked for longer than a lock lasts: it lasts from now on.
  await db.query
    .updateTable('unlock_gates')
    .set({ open_again_at: openAgainAt })
    .where('gate', '=', gate)
    .where('open_again_at', '>', openAgainAt)
    .execute()
  const row = await db.query
    .selectFrom('unlock_gates')
    .select('open_again_at')
    .where('gate', '=', gate)
    .executeTakeFirst()
  throw new DomainError({
    entity: 'shipment',
    code: 'locked',
    detail: 'Too many wrong digits',
    retryAt: row?.open_again_at ?? openAgainAt,
  })
}

/** Each new gate clears a few that ended long ago, so guesses at made-up numbers cannot fill the table. */
async function forgetEnded(db: Db, now: number): Promise<void> {
  await db.transaction((trx) =>
    trx
      .deleteFrom('unlock_gates')
      .where('gate', 'in', (eb) =>
        eb
          .selectFrom('unlock_gates')
          .select('gate')
          .where('open_again_at', '<', now - storedPastEndMs)
          .orderBy('open_again_at')
          .limit(10),
      )
      .execute(),
  )
}

function invalid(path: string, message: string): DomainError {
  return new DomainError({
    entity: 'shipment',
    code: 'invalid-input',
    detail: `${path} must be ${message}`,
    fields: [{ path, message }],
  })
}
