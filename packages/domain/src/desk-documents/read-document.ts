import type { DeskDocumentRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Kysely } from 'kysely'
import { readName } from './document-name.ts'
import { documentsOf } from './document-source.ts'

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
}

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
  const seed = documentsOf(ctx).seedOf(name)
  return seed === null ? null : { name, kind: named.kind, seed, revision: 0, trashedAt: null, shipped: name }
}

function storedOf({
  name,
  kind,
  seed,
  revision,
  trashed_at: trashedAt,
  shipped,
}: DeskDocumentRow): StoredDocument {
  return { name, kind, seed: JSON.parse(seed), revision, trashedAt, shipped }
}
