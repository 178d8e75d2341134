import type { Db } from './database.ts'

/** A key by its name, and what tells it from another one without giving it away. */
export type KeyFingerprint = { readonly name: string; readonly fingerprint: string }

/** The keys that a database was filled under; none in a new one. */
export function readKeyFingerprints(db: Db): Promise<KeyFingerprint[]> {
  return db.query.selectFrom('key_fingerprints').select(['name', 'fingerprint']).execute()
}

/**
 * Notes keys that nobody has noted, and gives the noted ones that are other keys than those given: the database was
 * filled under them.
 */
export async function compareKeys(
  db: Db,
  keys: readonly KeyFingerprint[],
  now: number,
): Promise<readonly KeyFingerprint[]> {
  const before = await readKeyFingerprints(db)
  const missing = keys.filter((key) => !before.some(({ name }) => name === key.name))
  if (missing.length > 0) {
    await db.query
      .insertInto('key_fingerprints')
      .values(missing.map((key) => ({ ...key, noted_at: now })))
      .onConflict((on) => on.column('name').doNothing())
      .execute()
  }
  // Another process that starts at the same moment may have been first.
  const noted = missing.length > 0 ? await readKeyFingerprints(db) : before
  return noted.filter((row) =>
    keys.some((key) => key.name === row.name && key.fingerprint !== row.fingerprint),
  )
}

/** Notes a key in place of the one that was noted. */
export async function acceptKey(db: Db, { name, fingerprint }: KeyFingerprint, now: number): Promise<void> {
  await db.query
    .insertInto('key_fingerprints')
    .values({ name, fingerprint, noted_at: now })
    .onConflict((on) => on.column('name').doUpdateSet({ fingerprint, noted_at: now }))
    .execute()
}
