import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Kysely } from 'kysely'
import { applyPatches, type SeedPatch } from './apply-patches.ts'
import { diffSeeds } from './diff-seeds.ts'
import { DocumentChangedError } from './document-changed.ts'
import { keyField, readName } from './document-name.ts'
import { personWith, refuseForeign } from './document-rights.ts'
import { type DocumentProblem, documentsOf } from './document-source.ts'
import { inDocument, refuseTrashed, unknownDocument } from './hold-document.ts'
import { mergeSeeds } from './merge-seeds.ts'
import type { StoredDocument } from './read-document.ts'
import { isRecord, problemOfValue } from './seed-value.ts'
import { markStale, type TextState, textStates } from './translation-marks.ts'
import { writeVersion } from './write-version.ts'

export type SavedDocument = {
  readonly revision: number
  /** ms UTC; null where it is as it ships. */
  readonly changedAt: number | null
  /** The whole, where others had changed it meanwhile; else null: it is what whoever saved it has. */
  readonly seed: unknown
  readonly problems: readonly DocumentProblem[]
  /** Texts that are missing or stale. */
  readonly texts: readonly TextState[]
}

/**
 * Changes a document: patches against revision `base`. What others changed meanwhile stays theirs, and where they
 * changed the same part nothing is saved (`DocumentChangedError`). A draft may break the contract of its kind.
 * Refusals: `sign-in-needed`, `forbidden` with the path, `not-found`, `not-available` in the trash, `invalid-input`.
 */
export async function saveDocument(
  ctx: Ctx,
  input: { readonly name: string; readonly base: number; readonly patches: readonly SeedPatch[] },
): Promise<SavedDocument> {
  const { name, base, patches } = input
  const { kind } = readName(name) ?? raise(unknownDocument())
  const person = personWith(ctx, 'see-documents', kind)
  const saved = await inDocument(ctx, name, async (trx, held) => {
    refuseTrashed(held)
    const before = await seedAt(trx, held, base)
    const merged = mergeSeeds(before, applyPatches(before, patches), held.seed)
    if (merged.conflicts.length > 0) throw new DocumentChangedError(held.revision, merged.conflicts)
    const changes = diffSeeds(held.seed, merged.seed)
    const { seed } = merged
    const isAlone = held.revision === base
    if (changes.length === 0) return { ...held, isAlone }
    refuseForeign(person, kind, changes)
    refuseBroken(held, seed)
    const marks = markStale(held.marks, seed, changes, ctx.now())
    const paths = changes.map(({ path }) => path)
    const revision = await writeVersion(ctx, trx, held, { person, seed, marks, action: 'saved', paths })
    return { ...held, isAlone, revision, seed, marks, changed: { at: ctx.now(), by: person.staffId } }
  })
  return {
    revision: saved.revision,
    changedAt: saved.changed?.at ?? null,
    seed: saved.isAlone ? null : saved.seed,
    problems: documentsOf(ctx).check(kind, saved.seed, ctx.now()),
    texts: textStates(saved.seed, saved.marks),
  }
}

/** The document as it was at a revision. Refuses `changed` where nobody kept it, `invalid-input` for one yet to come. */
export async function seedAt(
  query: Kysely<Schema>,
  { name, seed, revision: current }: StoredDocument,
  revision: number,
): Promise<unknown> {
  if (revision === current) return seed
  if (revision > current)
    throw new DomainError({
      entity: 'document',
      code: 'invalid-input',
      detail: 'There is no such revision yet',
      fields: [{ path: 'base', message: 'nothing-there' }],
    })
  const row = await query
    .selectFrom('desk_versions')
    .select('seed')
    .where('name', '=', name)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (row === undefined) throw new DocumentChangedError(current, [])
  return JSON.parse(row.seed)
}

/** Refuses `invalid-input` for what is no document any more, or would have another address. */
export function refuseBroken({ name }: Pick<StoredDocument, 'name'>, seed: unknown): void {
  const { kind, key } = readName(name) ?? { kind: '', key: '' }
  const field = keyField(kind)
  const isOther = field !== null && (!isRecord(seed) || seed[field] !== key)
  const message = problemOfValue(seed) ?? (isOther ? 'by-rename' : null)
  if (message === null) return
  throw new DomainError({
    entity: 'document',
    code: 'invalid-input',
    detail: message,
    fields: [{ path: isOther && field !== null ? field : 'seed', message }],
  })
}

export function raise(error: Error): never {
  throw error
}
