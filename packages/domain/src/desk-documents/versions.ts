import type { Ctx } from '@hongyan/kernel/context'
import { diffSeeds, type SeedChange } from './diff-seeds.ts'
import { DocumentChangedError } from './document-changed.ts'
import { readName, withKey } from './document-name.ts'
import { personWith, refuseForeign } from './document-rights.ts'
import { inDocument, refuseTrashed, unknownDocument } from './hold-document.ts'
import { readDocument } from './read-document.ts'
import { raise, refuseBroken, seedAt } from './save-document.ts'
import { type StaffName, staffNames } from './staff-names.ts'
import { writeVersion } from './write-version.ts'

/** A version of a document. Instants are ms UTC. */
export type DocumentVersion = {
  readonly revision: number
  readonly action: string
  /** Paths that it changed, as texts: `title.en-US`. */
  readonly paths: readonly string[]
  readonly saves: number
  readonly madeAt: number
  readonly changedAt: number
  /** Null for what ships. */
  readonly madeBy: StaffName | null
}

const mostListed = 500

/**
 * The versions of a document, the newest first; what one person saved in one go is one. Refusals: `sign-in-needed`,
 * `forbidden`, `not-found`.
 */
export async function listVersions(
  ctx: Ctx,
  input: { readonly name: string },
): Promise<readonly DocumentVersion[]> {
  const { name } = input
  await readSeen(ctx, name)
  const rows = await ctx.db.query
    .selectFrom('desk_versions')
    .select(['revision', 'action', 'paths', 'saves', 'made_at', 'changed_at', 'made_by'])
    .where('name', '=', name)
    .orderBy('revision', 'desc')
    .limit(mostListed * 4)
    .execute()
  // What was asked for or stood on the site is found again, also where more was saved in one go with it.
  const released = await ctx.db.query
    .selectFrom('desk_releases')
    .select('revision')
    .distinct()
    .where('name', '=', name)
    .execute()
  const stays = new Set(released.map(({ revision }) => revision))
  const nameOf = await staffNames(
    ctx.db.query,
    rows.map(({ made_by }) => made_by),
  )
  return rows
    .filter((row, index) => {
      const next = rows[index - 1]
      const isOneRun = row.action === 'saved' && next?.action === 'saved' && row.made_by === next.made_by
      return stays.has(row.revision) || !(isOneRun && row.made_at === next.made_at)
    })
    .slice(0, mostListed)
    .map((row) => ({
      revision: row.revision,
      action: row.action,
      paths: JSON.parse(row.paths) as string[],
      saves: row.saves,
      madeAt: row.made_at,
      changedAt: row.changed_at,
      madeBy: row.made_by === '' ? null : nameOf(row.made_by),
    }))
}

/**
 * How two versions of a document differ, field by field; `to` without a number is what stands now. Refusals:
 * `sign-in-needed`, `forbidden`, `not-found`, `changed` for a revision that nobody kept.
 */
export async function compareVersions(
  ctx: Ctx,
  input: { readonly name: string; readonly from: number; readonly to?: number | undefined },
): Promise<{ readonly from: number; readonly to: number; readonly changes: readonly SeedChange[] }> {
  const stored = await readSeen(ctx, input.name)
  const { from, to = stored.revision } = input
  const { query } = ctx.db
  const [before, after] = [await seedAt(query, stored, from), await seedAt(query, stored, to)]
  return { from, to, changes: diffSeeds(before, after) }
}

/**
 * Makes a document again what it was at a revision, as a new one; `base` is the revision that whoever asks has seen.
 * Refusals: those of `saveDocument`.
 */
export async function restoreVersion(
  ctx: Ctx,
  input: { readonly name: string; readonly revision: number; readonly base: number },
): Promise<{ readonly revision: number }> {
  const { name, revision, base } = input
  const { kind } = readName(name) ?? raise(unknownDocument())
  const person = personWith(ctx, 'see-documents', kind)
  return inDocument(ctx, name, async (trx, held) => {
    refuseTrashed(held)
    if (held.revision !== base) throw new DocumentChangedError(held.revision, [])
    const seed = withKey(await seedAt(trx, held, revision), held)
    const changes = diffSeeds(held.seed, seed)
    if (changes.length === 0) return { revision: held.revision }
    refuseForeign(person, kind, changes)
    refuseBroken(held, seed)
    const { marks } = held
    const paths = changes.map(({ path }) => path)
    return {
      revision: await writeVersion(ctx, trx, held, { person, seed, marks, action: 'restored', paths }),
    }
  })
}

async function readSeen(ctx: Ctx, name: string) {
  const { kind } = readName(name) ?? raise(unknownDocument())
  personWith(ctx, 'see-documents', kind)
  return (await readDocument(ctx, { name })) ?? raise(unknownDocument())
}
