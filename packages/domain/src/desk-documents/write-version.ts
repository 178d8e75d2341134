import type { DeskVersionRow, Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx, StaffPerson } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'
import { rowCard } from './document-card.ts'
import { usesOf } from './document-uses.ts'
import { madeMeanwhile } from './hold-document.ts'
import { nextRevisions } from './language-revisions.ts'
import type { StoredDocument } from './read-document.ts'
import { type SeedPath, textOfPath } from './seed-value.ts'
import type { TranslationMarks } from './translation-marks.ts'

/** What makes a version. */
type VersionAction = 'created' | 'saved' | 'restored' | 'imported' | 'renamed'

/** What one person saves with shorter pauses than this is one version. */
const pauseMs = 5 * 60_000
/** And no longer than this. */
const longestRunMs = 60 * 60_000
/** How long what was saved in between is kept: others may have begun with it. */
const keptBetweenMs = 2 * 60 * 60_000
/** Paths that a version tells of; what changed in particular is found by comparing. */
const mostPaths = 200

type NextVersion = {
  readonly person: StaffPerson
  readonly seed: unknown
  readonly marks: TranslationMarks
  readonly action: VersionAction
  readonly paths: readonly SeedPath[]
}

/**
 * Writes a document down as it is now, and the version that it is; returns its revision. `held` is what stood before;
 * where that is what ships, its row and that version are made with it.
 */
export async function writeVersion(
  ctx: Ctx,
  trx: Transaction<Schema>,
  held: StoredDocument,
  next: NextVersion,
): Promise<number> {
  const { name } = held
  const { person, action } = next
  const now = ctx.now()
  const revision = held.revision + 1
  const before = await lastVersion(trx, held)
  await writeRow(ctx, trx, held, next)
  const run =
    before !== undefined && action === 'saved' && isOfRun(before, person.staffId, now) ? before : null
  const paths = new Set([
    ...(run === null ? [] : (JSON.parse(run.paths) as string[])),
    ...next.paths.map(textOfPath),
  ])
  await trx
    .insertInto('desk_versions')
    .values({
      name,
      revision,
      seed: JSON.stringify(next.seed),
      action,
      paths: JSON.stringify([...paths].slice(0, mostPaths)),
      saves: (run?.saves ?? 0) + 1,
      made_at: run?.made_at ?? now,
      changed_at: now,
      made_by: person.staffId,
    })
    .execute()
  if (run === null) {
    const detail = { revision, paths: paths.size }
    await writeAudit(ctx, trx, { entity: 'document', id: name, action, detail })
  } else await forgetBetween(trx, { name, revision, madeBy: person.staffId, until: now - keptBetweenMs })
  return revision
}

async function writeRow(
  ctx: Ctx,
  trx: Transaction<Schema>,
  { name, kind, shipped, seed, revision, isStored, revisions: before }: StoredDocument,
  next: NextVersion,
): Promise<void> {
  const now = ctx.now()
  const revisions = nextRevisions(before, { ...next, revision: revision + 1 })
  const values = {
    seed: JSON.stringify(next.seed),
    card: rowCard(next.seed, { marks: next.marks, revisions }),
    uses: JSON.stringify(usesOf(next.seed)),
    revision: revision + 1,
    changed_at: now,
    changed_by: next.person.staffId,
  }
  if (isStored) {
    await trx.updateTable('desk_documents').set(values).where('name', '=', name).execute()
    return
  }
  const made = { created_at: now, created_by: next.person.staffId, trashed_at: null }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('desk_documents')
    .values({ ...values, ...made, name, kind, shipped })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw madeMeanwhile()
  if (shipped === null) return
  await trx
    .insertInto('desk_versions')
    .values({
      name,
      revision,
      seed: JSON.stringify(seed),
      action: 'shipped',
      paths: '[]',
      saves: 0,
      made_at: now,
      changed_at: now,
      made_by: '',
    })
    .execute()
}

async function lastVersion(
  trx: Transaction<Schema>,
  { name, revision }: StoredDocument,
): Promise<Omit<DeskVersionRow, 'seed'> | undefined> {
  return trx
    .selectFrom('desk_versions')
    .select(['name', 'revision', 'action', 'paths', 'saves', 'made_at', 'changed_at', 'made_by'])
    .where('name', '=', name)
    .where('revision', '=', revision)
    .executeTakeFirst()
}

/** A version to which what is saved now still belongs. */
function isOfRun(before: Omit<DeskVersionRow, 'seed'>, staffId: string, now: number): boolean {
  const { action, made_by, made_at, changed_at } = before
  return (
    action === 'saved' && made_by === staffId && now - changed_at < pauseMs && now - made_at < longestRunMs
  )
}

/** Of what one person saved one after another only the last is kept, once nobody can have begun with the others. */
async function forgetBetween(
  trx: Transaction<Schema>,
  between: {
    readonly name: string
    readonly revision: number
    readonly madeBy: string
    readonly until: number
  },
): Promise<void> {
  const { name, revision, madeBy, until } = between
  await trx
    .deleteFrom('desk_versions')
    .where('name', '=', name)
    .where('revision', '<', revision)
    .where('action', '=', 'saved')
    .where('made_by', '=', madeBy)
    .where('changed_at', '<', until)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('desk_releases')
            .select('desk_releases.id')
            .whereRef('desk_releases.name', '=', 'desk_versions.name')
            .whereRef('desk_releases.revision', '=', 'desk_versions.revision'),
        ),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('desk_versions as later')
          .select('later.revision')
          .whereRef('later.name', '=', 'desk_versions.name')
          .whereRef('later.made_at', '=', 'desk_versions.made_at')
          .whereRef('later.made_by', '=', 'desk_versions.made_by')
          .where('later.action', '=', 'saved')
          .whereRef('later.revision', '>', 'desk_versions.revision'),
      ),
    )
    .execute()
}
