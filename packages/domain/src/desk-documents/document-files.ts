import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { staffWith } from '../staff/own-staff.ts'
import { makeDocument } from './create-document.ts'
import { diffSeeds } from './diff-seeds.ts'
import { DocumentChangedError, UnreadableFileError } from './document-changed.ts'
import { isCollection, readName } from './document-name.ts'
import { personWith, refuseForeign } from './document-rights.ts'
import { documentsOf, type WrittenFile } from './document-source.ts'
import { inDocument, refuseTrashed, unknownDocument } from './hold-document.ts'
import { readDocument } from './read-document.ts'
import { raise, refuseBroken } from './save-document.ts'
import { problemOfValue } from './seed-value.ts'
import { markStale } from './translation-marks.ts'
import { writeVersion } from './write-version.ts'

/** As many as there are documents in a site of this size, and then some. */
export const mostFiles = 1000

/** Characters of a file: the largest document that ships has a sixth of it. */
export const longestFile = 400_000

/**
 * Documents as files, written as those that ship. Each is noted in the audit. Refusals: `sign-in-needed`, `forbidden`,
 * `not-found` for any of them, `too-many`.
 */
export async function exportDocuments(
  ctx: Ctx,
  input: { readonly names: readonly string[] },
): Promise<readonly WrittenFile[]> {
  const names = [...new Set(input.names)]
  if (names.length > mostFiles)
    throw new DomainError({ entity: 'document', code: 'too-many', detail: 'Too many documents' })
  const files: WrittenFile[] = []
  for (const name of names) {
    const { kind } = readName(name) ?? raise(unknownDocument())
    personWith(ctx, 'see-documents', kind)
    const { seed } = (await readDocument(ctx, { name })) ?? raise(unknownDocument())
    files.push(await documentsOf(ctx).writeFile(name, seed))
  }
  await ctx.db.transaction(async (trx) => {
    for (const name of names) await writeAudit(ctx, trx, { entity: 'document', id: name, action: 'exported' })
  })
  return files
}

/**
 * Takes a file as such a document is written: in the place of what stands there at revision `base`, or with a null
 * `base` as a new document of a collection. Refusals: `sign-in-needed`, `forbidden`, `not-found`, `not-available`,
 * `taken`, `changed`, and `UnreadableFileError` with a line for each mistake.
 */
export async function importDocument(
  ctx: Ctx,
  input: { readonly name: string; readonly text: string; readonly base: number | null },
): Promise<{ readonly revision: number }> {
  const { name, text, base } = input
  const { kind } = readName(name) ?? raise(unknownDocument())
  const person =
    base === null ? staffWith(ctx, 'write-documents', { kind }) : personWith(ctx, 'see-documents', kind)
  if (base === null && !isCollection(kind)) throw unknownDocument()
  const read =
    text.length > longestFile
      ? { problems: [{ line: 1, message: 'the file is too large' }] }
      : await documentsOf(ctx).readFile(name, text, ctx.now())
  if ('problems' in read) throw new UnreadableFileError(read.problems)
  const { seed } = read
  const problem = problemOfValue(seed)
  if (problem !== null) throw new UnreadableFileError([{ line: 1, message: problem }])
  if (base === null) {
    await makeDocument(ctx, { name, seed }, (trx, held) =>
      writeVersion(ctx, trx, held, { person, seed, marks: {}, action: 'imported', paths: [] }),
    )
    return { revision: 1 }
  }
  return inDocument(ctx, name, async (trx, held) => {
    refuseTrashed(held)
    if (held.revision !== base) throw new DocumentChangedError(held.revision, [])
    const changes = diffSeeds(held.seed, seed)
    if (changes.length === 0) return { revision: held.revision }
    refuseForeign(person, kind, changes)
    refuseBroken(held, seed)
    const marks = markStale(held.marks, seed, changes, ctx.now())
    const paths = changes.map(({ path }) => path)
    return {
      revision: await writeVersion(ctx, trx, held, { person, seed, marks, action: 'imported', paths }),
    }
  })
}
