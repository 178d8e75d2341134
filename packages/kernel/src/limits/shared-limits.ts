import type { Db, Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import { storedPastEndMs } from '../expiry.ts'
import { type PackedUse, packUses, unpackUses } from './pack-uses.ts'

/** How often something may happen within a rolling time. Without the database nobody can tell, and nothing may. */
export type SharedRule = {
  readonly key: string
  readonly windows: readonly { readonly ms: number; readonly most: number }[]
}

type Taking<Rule extends SharedRule> =
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
  const kept = await lockStored(trx, rules, now)
  const seen = rules.map((rule) => ({ rule, uses: seenBy(rule, kept, now) }))
  for (const { rule, uses } of seen) {
    for (const { ms, most } of rule.windows) {
      const inside = within(uses, ms, now)
      if (inside.length >= most) {
        await forgetUnused(trx, rules)
        return { kind: 'refused', by: rule, retryAt: (inside[inside.length - most] ?? now) + ms }
      }
    }
  }
  await writeUses(trx, rules, now, (rule) => [...kept(rule), now])
  return { kind: 'taken', before: new Map(seen.map(({ rule, uses }) => [rule.key, uses])) }
}

/** Locks the rows of the rules until the transaction ends; the first that has no use left, or null. */
export async function findSpent<Rule extends SharedRule>(
  trx: Transaction<Schema>,
  rules: readonly Rule[],
  now: number,
): Promise<Rule | null> {
  const kept = await lockStored(trx, rules, now)
  const spent = rules.find((rule) => {
    const uses = seenBy(rule, kept, now)
    return rule.windows.some(({ ms, most }) => within(uses, ms, now).length >= most)
  })
  return spent ?? null
}

type UsesOf = (rule: SharedRule) => readonly number[]

/**
 * All uses that are kept, also those that only a clock that leapt ahead sees behind its windows. Those that lie
 * ahead were counted by such a clock: they count from now on, once and for all, so that coming back neither frees a
 * limit nor keeps it shut for longer than its window.
 */
async function lockStored(
  trx: Transaction<Schema>,
  rules: readonly SharedRule[],
  now: number,
): Promise<UsesOf> {
  // One statement for all: a row that everybody draws on is not held over the way to the database and back for each.
  const rows = await trx
    .insertInto('shared_limits')
    .values(inOrder(rules).map((rule) => ({ key: rule.key, uses: '[]', expires_at: now + longestOf(rule) })))
    .onConflict((on) => on.column('key').doUpdateSet({ expires_at: (eb) => eb.ref('excluded.expires_at') }))
    .returning(['key', 'uses'])
    .execute()
  const stored = new Map(rows.map(({ key, uses }) => [key, unpackUses(JSON.parse(uses) as PackedUse[])]))
  const storedFor: UsesOf = ({ key }) => stored.get(key) ?? []
  const kept: UsesOf = (rule) =>
    within(storedFor(rule), longestOf(rule) + storedPastEndMs, now).map((at) => Math.min(at, now))
  const ahead = rules.filter((rule) => storedFor(rule).some((at) => at > now))
  await writeUses(trx, ahead, now, kept)
  return kept
}

function inOrder<Rule extends SharedRule>(rules: readonly Rule[]): readonly Rule[] {
  return rules.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

function seenBy(rule: SharedRule, kept: UsesOf, now: number): readonly number[] {
  return within(kept(rule), longestOf(rule), now)
}

function longestOf(rule: SharedRule): number {
  return Math.max(...rule.windows.map(({ ms }) => ms))
}

function within(uses: readonly number[], ms: number, now: number): readonly number[] {
  return uses.filter((at) => at > now - ms)
}

/** Writes the uses of rules whose rows are locked. */
async function writeUses(
  trx: Transaction<Schema>,
  rules: readonly SharedRule[],
  now: number,
  usesOf: UsesOf,
): Promise<void> {
  if (rules.length === 0) return
  const rows = rules.map((rule) => ({
    key: rule.key,
    uses: JSON.stringify(packUses(usesOf(rule), longestOf(rule))),
    expires_at: now + longestOf(rule),
  }))
  await trx
    .insertInto('shared_limits')
    .values(rows)
    .onConflict((on) => on.column('key').doUpdateSet({ uses: (eb) => eb.ref('excluded.uses') }))
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
    const kept = await lockStored(trx, rules, now)
    await writeUses(trx, rules, now, (rule) => {
      const uses = kept(rule)
      // A clock that is behind may have moved it: then any stands for it.
      return uses.toSpliced(Math.max(0, uses.lastIndexOf(at)), 1)
    })
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
        .where('expires_at', '<', now - storedPastEndMs)
        .orderBy('expires_at')
        .limit(10),
    )
    .execute()
}
