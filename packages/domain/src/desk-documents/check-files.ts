import { yieldIfLong } from '@hongyan/db/yield-thread'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { ownStaff } from '../staff/own-staff.ts'
import { staffMay } from '../staff/staff-rights.ts'
import { isTaken } from './create-document.ts'
import { diffSeeds, type SeedChange } from './diff-seeds.ts'
import { readBounded } from './document-files.ts'
import { isCollection, readName } from './document-name.ts'
import { foreignChange, mayWithKind } from './document-rights.ts'
import { documentsOf, type FileProblem, type WrittenFile } from './document-source.ts'
import { allDocuments } from './list-documents.ts'
import { readPresence } from './presence.ts'
import { readDocument } from './read-document.ts'
import type { SeedPath } from './seed-value.ts'
import type { StaffName } from './staff-names.ts'

/** As many as are read at once; whoever has more asks again. */
export const mostChecked = 60

/** A file that somebody has; with a `name`, of the document that they say it is. */
type GivenFile = WrittenFile & { readonly name?: string | undefined }

/** Why files are not taken. */
type FileRefusal =
  /** No YAML by its name, no text, the order of a collection. */
  | 'other-file'
  | 'not-text'
  | 'order-file'
  /** Several files say that they are the same document. */
  | 'twice'
  /** What is wrong stands in `problems`; `kind` where they are right for another. */
  | 'unreadable'
  | 'other-kind'
  | 'forbidden'
  | 'trashed'
  | 'taken'
  | 'unknown-kind'

/** What would become of the files of a document. */
export type CheckedFiles = {
  readonly files: readonly string[]
  /** Null where somebody has to say which of `candidates`, or which new one, it is. */
  readonly name: string | null
  readonly candidates: readonly string[]
  readonly outcome: 'new' | 'unchanged' | 'changed' | 'refused' | 'unplaced'
  readonly refusal: FileRefusal | null
  readonly problems: readonly FileProblem[]
  /** The collection that a refused one would be right for; else null. */
  readonly kind: string | null
  /** The part that the person who asks may not change; else null. */
  readonly foreign: SeedPath | null
  /** The revision that it would take the place of; null for a new one. */
  readonly base: number | null
  /** What would stand there, of what is new or changed; else null. */
  readonly seed: unknown
  readonly changes: readonly SeedChange[]
  /** How many changes there are: the first of them are told. */
  readonly count: number
  /** Who else has it open. */
  readonly others: readonly StaffName[]
}

const mostChanges = 200
const nothing = {
  ...{ candidates: [], refusal: null, problems: [], kind: null, foreign: null, base: null, seed: null },
  ...{ changes: [], count: 0, others: [] },
} as const

/**
 * What would change if files were imported; nothing is stored. One for each document, in the order of the files.
 * Refusals: `sign-in-needed`, `forbidden`, `too-many`.
 */
export async function checkFiles(
  ctx: Ctx,
  input: { readonly files: readonly GivenFile[] },
): Promise<readonly CheckedFiles[]> {
  ownStaff(ctx)
  if (input.files.length > mostChecked)
    throw new DomainError({ entity: 'document', code: 'too-many', detail: 'Too many files' })
  const known = (await allDocuments(ctx)).map(({ name }) => name)
  const checked: CheckedFiles[] = []
  for (const { names, files, refusal } of await groups(ctx, input.files, known)) {
    await yieldIfLong()
    const paths = files.map(({ file }) => file)
    const [name = null, another] = names
    if (refusal !== null) checked.push({ ...nothing, files: paths, name, outcome: 'refused', refusal })
    else if (name === null || another !== undefined)
      checked.push({ ...nothing, files: paths, name: null, outcome: 'unplaced', candidates: names })
    else checked.push({ ...nothing, files: paths, name, ...(await checkOne(ctx, name, { files, known })) })
  }
  return checked
}

type Group = {
  readonly names: readonly string[]
  readonly files: readonly WrittenFile[]
  readonly refusal: FileRefusal | null
}

type Placed = {
  readonly names: readonly string[]
  readonly isPart: boolean
  readonly file: WrittenFile
  readonly refusal: FileRefusal | null
}

/** Files of one document together: those of its folder, or refused each as one too many. */
async function groups(
  ctx: Ctx,
  given: readonly GivenFile[],
  known: readonly string[],
): Promise<readonly Group[]> {
  const { placeFile } = documentsOf(ctx)
  const placed: Placed[] = []
  for (const { file, text, name } of given) {
    const place = await placeFile(file, known)
    const names = name === undefined ? (place?.names ?? []) : [name]
    const isPart = place?.isPart === true
    placed.push({ names, isPart, file: { file, text }, refusal: refusalOf(file, text, place) })
  }
  const found = new Map<string, Placed[]>()
  for (const [index, one] of placed.entries()) {
    const isOne = one.names.length === 1 && one.refusal === null
    const key = isOne ? String(one.names[0]) : `#${index}`
    found.set(key, [...(found.get(key) ?? []), one])
  }
  return [...found.values()].flatMap((ones): readonly Group[] => {
    const { names = [], refusal = null } = ones[0] ?? {}
    const isOneDocument =
      ones.length === 1 ||
      (ones.every(({ isPart }) => isPart) && new Set(ones.map(({ file }) => file.file)).size === ones.length)
    if (isOneDocument) return [{ names, files: ones.map(({ file }) => file), refusal }]
    return ones.map(({ file }) => ({ names, files: [file], refusal: 'twice' as const }))
  })
}

function refusalOf(file: string, text: string, place: unknown): FileRefusal | null {
  if (!/\.ya?ml$/i.test(file)) return 'other-file'
  if (text.includes('\ufffd') || text.includes('\0')) return 'not-text'
  return place === null ? 'order-file' : null
}

async function checkOne(
  ctx: Ctx,
  name: string,
  { files, known }: { readonly files: readonly WrittenFile[]; readonly known: readonly string[] },
): Promise<Pick<CheckedFiles, 'outcome'> & Partial<CheckedFiles>> {
  const refused = (refusal: FileRefusal, more: Partial<CheckedFiles> = {}) =>
    ({ outcome: 'refused', refusal, ...more }) as const
  const { kind } = readName(name) ?? { kind: '' }
  const person = ownStaff(ctx)
  const stored = await readDocument(ctx, { name })
  if (stored === null && !isCollection(kind)) return refused('unknown-kind')
  const may =
    stored === null
      ? staffMay(person, 'write-documents', { kind })
      : mayWithKind(person, 'see-documents', kind)
  if (!may) return refused('forbidden')
  if (stored !== null && stored.trashedAt !== null) return refused('trashed')
  const read = await readBounded(ctx, name, files)
  if ('problems' in read) {
    const { problems, kind: other = null } = read
    return refused(other === null ? 'unreadable' : 'other-kind', { problems, kind: other })
  }
  const { seed } = read
  if (stored === null) {
    return isTaken(name, known) ? refused('taken') : { outcome: 'new', seed }
  }
  const changes = diffSeeds(stored.seed, seed)
  if (changes.length === 0) return { outcome: 'unchanged', base: stored.revision }
  const { revision: base } = stored
  const others = (await readPresence(ctx, ctx.db.query, name)).filter(({ id }) => id !== person.staffId)
  const told = { base, changes: changes.slice(0, mostChanges), count: changes.length, seed, others }
  const foreign = foreignChange(person, kind, changes)
  if (foreign !== null) return refused('forbidden', { ...told, foreign: foreign.path })
  return { outcome: 'changed', ...told }
}
