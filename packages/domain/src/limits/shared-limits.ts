import type { Db, Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import { keptPastEndMs } from '../time/expiry.ts'

/** How often something may happen within a rolling time. Without the database nobody can tell, and nothing may. */
export type SharedRule = {
  readonly key: string
  readonly windows: readonly { readonly ms: number; readonly most: number }[]
}

export type Taking<Rule extends SharedRule> =
  /** How many uses each key had before, within its longest window. */
  | { readonly kind: 'taken'; readonly before: ReadonlyMap<string, readonly number[]> }
  | { readonly kind: 'refused'; readonly by: Rule; readonly retryAt: number }

/**
 * Takes one use of every rule, or none. The rows are locked first and always in the same order, so parallel
 * calls of every process are judged one after the other and cannot wait for each other in a circle. A refusal has
 * to be committed as well: see `lockKept`.
 */
export async function takeShared<Rule extends SharedRule>(
  trx: Transaction<Schema>,
  rules: readonly Rule[],
  now: number,
): Promise<Taking<Rule>> {
  const kept = new Map<string, readonly number[]>()
  const before = new Map<string, readonly number[]>()
  const sorted = rules.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  for (const rule of sorted) {
    const uses = await lockKept(trx, rule, now)
    kept.set(rule.key, uses)
    before.set(rule.key, within(uses, longestOf(rule), now))
  }
  for (const rule of sorted) {
    for (const { ms, most } of rule.windows) {
      const inside = within(before.get(rule.key) ?? [], ms, now)
      if (inside.length >= most) {
        await forgetUnused(trx, sorted)
        return { kind: 'refused', by: rule, retryAt: (inside[inside.length - most] ?? now) + ms }
      }
    }
  }
  for (const { key } of sorted) await writeUses(trx, key, [...(kept.get(key) ?? []), now])
  return { kind: 'taken', before }
}

/** Locks the row of one rule until the transaction ends and reads the uses its windows see, oldest first. */
export async function lockUses(
  trx: Transaction<Schema>,
  rule: SharedRule,
  now: number,
): Promise<readonly number[]> {
  return within(await lockKept(trx, rule, now), longestOf(rule), now)
}

/**
 * All uses that are kept, also those that only a clock that leapt ahead sees behind its windows. Those that lie
 * ahead were counted by such a clock: they count from now on, once and for all, so that coming back neither frees a
 * limit nor keeps it shut for longer than its window.
 */
async function lockKept(trx: Transaction<Schema>, rule: SharedRule, now: number): Promise<readonly number[]> {
  const longest = longestOf(rule)
  const row = await trx
    .insertInto('shared_limits')
    .values({ key: rule.key, uses: '[]', expires_at: now + longest })
    .onConflict((on) => on.column('key').doUpdateSet({ expires_at: now + longest }))
    .returning('uses')
    .executeTakeFirstOrThrow()
  const stored = JSON.parse(row.uses) as number[]
  const uses = within(stored, longest + keptPastEndMs, now).map((at) => Math.min(at, now))
  if (stored.some((at) => at > now)) await writeUses(trx, rule.key, uses)
  return uses
}

function longestOf(rule: SharedRule): number {
  return Math.max(...rule.windows.map(({ ms }) => ms))
}

function within(uses: readonly number[], ms: number, now: number): readonly number[] {
  return uses.filter((at) => at > now - ms)
}

async function writeUses(trx: Transaction<Schema>, key: string, uses: readonly number[]): Promise<void> {
  await trx
    .updateTable('shared_limits')
    .set({ uses: JSON.stringify(uses) })
    .where('key', '=', key)
    .execute()
}

/** Rows that were made only to be locked. */
async function forgetUnused(trx: Transaction<Schema>, rules: readonly SharedRule[]): Promise<void> {
  const keys = rules.map(({ key }) => key)
  await trx.deleteFrom('shared_limits').where('key', 'in', keys).where('uses', '=', '[]').execute()
}

/** Gives back the uses taken at `at`, for something that certainly did not happen. */
export async function giveBackShared(
  db: Db,
  rules: readonly SharedRule[],
  at: number,
  now: number,
): Promise<void> {
  await db.transaction(async (trx) => {
    for (const rule of rules.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      const uses = await lockKept(trx, rule, now)
      // A clock that is behind may have moved it: then any stands for it.
      const index = Math.max(0, uses.lastIndexOf(at))
      await writeUses(trx, rule.key, uses.toSpliced(index, 1))
    }
  })
}

/** Removes some rows that no longer limit anything; called where new ones are made, so the table stays small. */
export async function forgetShared(db: Db, now: number): Promise<void> {
  await db.query
    .deleteFrom('shared_limits')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('shared_limits')
        .select('key')
        .where('expires_at', '<', now - keptPastEndMs)
        .orderBy('expires_at')
        .limit(10),
    )
    .execute()
}
