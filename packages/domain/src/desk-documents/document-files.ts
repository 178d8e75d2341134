import { yieldIfLong } from '@hongyan/db/yield-thread'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { staffWith } from '../staff/own-staff.ts'
import { makeDocument } from './create-document.ts'
import { diffSeeds } from './diff-seeds.ts'
import { DocumentChangedError, UnreadableFileError } from './document-changed.ts'
import { isCollection, readName } from './document-name.ts'
import { personWith, refuseForeign } from './document-rights.ts'
import { documentsOf, type FileProblem, type ReadFile, type WrittenFile } from './document-source.ts'
import { inDocument, refuseTrashed, unknownDocument } from './hold-document.ts'
import { readDocument } from './read-document.ts'
import { raise, refuseBroken } from './save-document.ts'
import { problemOfValue } from './seed-value.ts'
import { markStale } from './translation-marks.ts'
import { writeVersion } from './write-version.ts'

/** As many as there are documents in a site of this size, and then some. */
export const mostFiles = 1000

/** Characters of a file: the largest document that ships has half of it in all of its files. */
export const longestFile = 350_000

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
    await yieldIfLong()
    files.push(...(await documentsOf(ctx).writeFiles(name, seed)))
  }
  await ctx.db.transaction(async (trx) => {
    for (const name of names) await writeAudit(ctx, trx, { entity: 'document', id: name, action: 'exported' })
  })
  return files
}

/**
 * Takes the files of a document as such are written: in the place of what stands there at revision `base`, or with a
 * null `base` as a new document of a collection. Refusals: `sign-in-needed`, `forbidden`, `not-found`,
 * `not-available`, `taken`, `changed`, and `UnreadableFileError` with a line for each mistake.
 */
export async function importDocument(
  ctx: Ctx,
  input: {
    readonly name: string
    readonly files: readonly WrittenFile[]
    readonly base: number | null
  },
): Promise<{ readonly revision: number }> {
  const { name, files, base } = input
  const { kind } = readName(name) ?? raise(unknownDocument())
  const person =
    base === null ? staffWith(ctx, 'write-documents', { kind }) : personWith(ctx, 'see-documents', kind)
  if (base === null && !isCollection(kind)) throw unknownDocument()
  const read = await readBounded(ctx, name, files)
  if ('problems' in read) throw new UnreadableFileError(read.problems)
  const { seed } = read
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

/** What files say, where they are small enough to be read and what they say is small enough to be kept. */
export async function readBounded(ctx: Ctx, name: string, files: readonly WrittenFile[]): Promise<ReadFile> {
  const large = files.find(({ text }) => text.length > longestFile)
  if (large !== undefined) return unreadable(large.file, tooLarge)
  const read = await documentsOf(ctx).readFiles(name, files, ctx.now())
  const problem = 'seed' in read ? problemOfValue(read.seed) : null
  if (problem === null) return read
  return unreadable(files[0]?.file ?? '', problem === 'too-large' ? tooLarge : notPlain)
}

const tooLarge = { 'zh-CN': '文件太大了', 'en-US': 'The file is too large.' }
const notPlain = { 'zh-CN': '里面有文档不能有的内容', 'en-US': 'It holds what no document can hold.' }

function unreadable(file: string, message: FileProblem['message']): ReadFile {
  return { problems: [{ file, line: 1, path: [], message }] }
}
