import type { DeskDocumentRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Kysely } from 'kysely'
import { readName } from './document-name.ts'
import { documentsOf } from './document-source.ts'
import { type LanguageRevisions, shippedRevisions, unknownRevisions } from './language-revisions.ts'
import type { TranslationMarks } from './translation-marks.ts'

/** A document as it stands at the desk. */
export type StoredDocument = {
  readonly name: string
  /** Its collection; of a document of its own, its name. */
  readonly kind: string
  /** Its languages side by side, its statements with their facts: plain JSON. */
  readonly seed: unknown
  /** 0 for what ships and has not been changed; counted up by every change. */
  readonly revision: number
  /** ms UTC; null where it is in use. */
  readonly trashedAt: number | null
  /** Name under which it ships; null for one that was made at the desk. */
  readonly shipped: string | null
  /** Whether it has a row: it was written at the desk. */
  readonly isStored: boolean
  /** Which of its texts have stood since their Chinese was changed. */
  readonly marks: TranslationMarks
  readonly revisions: LanguageRevisions
  /** When and by whom it was made and changed last, ms UTC and ids; null for what ships. */
  readonly made: Touched | null
  readonly changed: Touched | null
}

export type Touched = { readonly at: number; readonly by: string }

/** A document, as it was written at the desk or else as it ships; null where there is none. Asks no rights. */
export async function readDocument(
  ctx: Ctx,
  input: { readonly name: string },
  query: Kysely<Schema> = ctx.db.query,
): Promise<StoredDocument | null> {
  const { name } = input
  const named = readName(name)
  if (named === null) return null
  const rows = await query
    .selectFrom('desk_documents')
    .selectAll()
    .where((eb) => eb.or([eb('name', '=', name), eb('shipped', '=', name)]))
    .execute()
  const row = rows.find((one) => one.name === name)
  if (row !== undefined) return storedOf(row)
  // Another name was given to what ships under this one.
  if (rows.length > 0) return null
  const { seedOf, entries } = documentsOf(ctx)
  const seed = seedOf(name)
  if (seed === null) return null
  const marks = entries().find((entry) => entry.name === name)?.marks ?? {}
  const { kind } = named
  return {
    ...{ name, kind, seed, revision: 0, trashedAt: null, shipped: name },
    ...{ isStored: false, marks, revisions: shippedRevisions(seed), made: null, changed: null },
  }
}

function storedOf(row: DeskDocumentRow): StoredDocument {
  const { name, kind, revision, trashed_at: trashedAt, shipped } = row
  const { marks = {}, revisions = unknownRevisions(revision) } = JSON.parse(row.card) as {
    readonly marks?: TranslationMarks
    readonly revisions?: LanguageRevisions
  }
  return {
    ...{ name, kind, seed: JSON.parse(row.seed), revision, trashedAt, shipped, isStored: true, marks },
    revisions,
    made: { at: row.created_at, by: row.created_by },
    changed: { at: row.changed_at, by: row.changed_by },
  }
}
