import type { Db, Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'

/** How often something may happen within a rolling time. */
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
 * calls of every process are judged one after the other and cannot wait for each other in a circle.
 */
export async function takeShared<Rule extends SharedRule>(
  trx: Transaction<Schema>,
  rules: readonly Rule[],
  now: number,
): Promise<Taking<Rule>> {
  const before = new Map<string, readonly number[]>()
  const sorted = rules.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  for (const rule of sorted) before.set(rule.key, await lockUses(trx, rule, now))
  for (const rule of sorted) {
    const uses = before.get(rule.key) ?? []
    for (const { ms, most } of rule.windows) {
      const inside = uses.filter((at) => at > now - ms)
      if (inside.length >= most) {
        return { kind: 'refused', by: rule, retryAt: (inside[inside.length - most] ?? now) + ms }
      }
    }
  }
  for (const { key } of sorted) {
    await trx
      .updateTable('shared_limits')
      .set({ uses: JSON.stringify([...(before.get(key) ?? []), now]) })
      .where('key', '=', key)
      .execute()
  }
  return { kind: 'taken', before }
}

/** Locks the row of one rule until the transaction ends and reads its uses, oldest first. */
export async function lockUses(
  trx: Transaction<Schema>,
  rule: SharedRule,
  now: number,
): Promise<readonly number[]> {
  const longest = Math.max(...rule.windows.map(({ ms }) => ms))
  const row = await trx
    .insertInto('shared_limits')
    .values({ key: rule.key, uses: '[]', expires_at: now + longest })
    .onConflict((on) => on.column('key').doUpdateSet({ expires_at: now + longest }))
    .returning('uses')
    .executeTakeFirstOrThrow()
  return (JSON.parse(row.uses) as number[]).filter((at) => at > now - longest)
}

/** Gives back the uses taken at `at`, for something that certainly did not happen. */
export async function giveBackShared(db: Db, rules: readonly SharedRule[], at: number): Promise<void> {
  await db.transaction(async (trx) => {
    for (const rule of rules.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      const uses = [...(await lockUses(trx, rule, at))]
      const index = uses.lastIndexOf(at)
      if (index >= 0) uses.splice(index, 1)
      await trx
        .updateTable('shared_limits')
        .set({ uses: JSON.stringify(uses) })
        .where('key', '=', rule.key)
        .execute()
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
        .where('expires_at', '<', now)
        .orderBy('expires_at')
        .limit(10),
    )
    .execute()
}
