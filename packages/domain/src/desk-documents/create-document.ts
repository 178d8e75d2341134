import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { dayAtHome } from '@hongyan/kernel/home-time'
import type { Transaction } from 'kysely'
import { staffWith } from '../staff/own-staff.ts'
import { addressOf, isCollection, type NamedDocument, nameOf, readName, withKey } from './document-name.ts'
import { documentsOf } from './document-source.ts'
import { againWhileMade, unknownDocument } from './hold-document.ts'
import { unknownRevisions } from './language-revisions.ts'
import { allDocuments } from './list-documents.ts'
import { readDocument, type StoredDocument } from './read-document.ts'
import { raise, refuseBroken } from './save-document.ts'
import { writeVersion } from './write-version.ts'

/**
 * Makes a document of a collection: empty, or like another one of its kind. Returns its name. Refusals:
 * `sign-in-needed`, `forbidden`, `invalid-input` for a key that is no address, `taken` where there is one,
 * `not-found` for what it is to be like.
 */
export async function createDocument(
  ctx: Ctx,
  input: NamedDocument & { readonly like?: string | undefined },
): Promise<{ readonly name: string }> {
  const { kind, key, like } = input
  const person = staffWith(ctx, 'write-documents', { kind })
  const name = newName(input)
  const seed =
    like === undefined
      ? documentsOf(ctx).startOf(kind, key, dayAtHome(ctx.now()))
      : await seedLike(ctx, like, input)
  if (seed === null) throw unknownDocument()
  await makeDocument(ctx, { name, seed }, (trx, held) =>
    writeVersion(ctx, trx, held, { person, seed, marks: {}, action: 'created', paths: [] }),
  )
  return { name }
}

/** Makes the row of a document whose name is free. Refuses `taken`. */
export async function makeDocument(
  ctx: Ctx,
  { name, seed }: { readonly name: string; readonly seed: unknown },
  write: (trx: Transaction<Schema>, held: StoredDocument) => Promise<unknown>,
): Promise<void> {
  const named = readName(name) ?? raise(unknownDocument())
  await refuseTaken(ctx, named)
  refuseBroken({ name }, seed)
  await againWhileMade(() =>
    ctx.db.transaction(async (trx) => {
      if ((await readDocument(ctx, { name }, trx)) !== null) throw taken()
      const none = { seed: null, revision: 0, trashedAt: null, shipped: null, isStored: false }
      const revisions = unknownRevisions(0)
      await write(trx, { ...none, name, kind: named.kind, marks: {}, revisions, made: null, changed: null })
      await dropRedirect(trx, named)
    }),
  )
}

/** What is at an address leads nowhere else. */
export async function dropRedirect(trx: Transaction<Schema>, named: NamedDocument): Promise<void> {
  const address = addressOf(named)
  if (address !== null) await trx.deleteFrom('desk_redirects').where('from_path', '=', address).execute()
}

/** The name for a key of a collection. Refuses `invalid-input` for a key that is no address. */
export function newName({ kind, key }: NamedDocument): string {
  const name = nameOf({ kind, key })
  const named = readName(name)
  if (isCollection(kind) && named?.kind === kind && named.key === key) return name
  const [path, message] = isCollection(kind) ? ['key', 'no-address'] : ['kind', 'no-collection']
  throw new DomainError({
    entity: 'document',
    code: 'invalid-input',
    detail: message,
    fields: [{ path, message }],
  })
}

/** Refuses `taken` for a name that there is, and for one that would be published under the code of another. */
export async function refuseTaken(ctx: Ctx, named: NamedDocument): Promise<void> {
  const others = await allDocuments(ctx)
  if (
    isTaken(
      nameOf(named),
      others.map(({ name }) => name),
    )
  )
    throw taken()
}

/** Whether one of the names that there are (`known`) is this one, or would be published under the same code. */
export function isTaken(name: string, known: readonly string[]): boolean {
  const named = readName(name)
  return known.some((one) => {
    const other = readName(one)
    return other?.kind === named?.kind && codeOf(other?.key ?? '') === codeOf(named?.key ?? '')
  })
}

/** `/products/express` and `/products-express` are published under one code. */
function codeOf(key: string): string {
  return key.replace(/^\//, '').replaceAll('/', '-').toLowerCase()
}

/** The refusal of a name, at the field of its key. */
export function taken(): DomainError {
  const fields = [{ path: 'key', message: 'taken' }]
  return new DomainError({ entity: 'document', code: 'taken', detail: 'There is one of this name', fields })
}

async function seedLike(ctx: Ctx, like: string, named: NamedDocument): Promise<unknown> {
  const other = await readDocument(ctx, { name: like })
  return other?.kind === named.kind ? withKey(other.seed, { name: nameOf(named) }) : null
}
