import type { BookAddressRow } from '@hongyan/db'
import { type AddressFinding, validateAddress } from '../addresses/validate-address.ts'
import { withoutIdentityNumbers } from '../privacy/find-identity-numbers.ts'
import type { AddressContent } from './book-address.ts'
import type { ContentField, ContentProblem } from './read-content.ts'
import type { ImportedLine } from './read-import.ts'

/** What would mend a line: `take`: it may be kept as it was read; `edit`: only the person knows. */
type ImportFix =
  | { readonly kind: 'take' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'replace'; readonly id: string }
  | { readonly kind: 'choose'; readonly areaCodes: readonly string[] }
  | { readonly kind: 'edit' }

type ImportNoteKind = ContentProblem | DoubtKind | 'known' | 'repeated' | 'name-guessed'
type DoubtKind = (typeof doubts)[number]

export type ImportNote = {
  readonly kind: ImportNoteKind
  readonly field: ContentField
  /** What the line says and what would be right; empty where there is nothing to name. */
  readonly from: string
  readonly to: string
  readonly fix: ImportFix
}

/** `ready` is kept without another look, `look` only when asked for, `refused` not before it is mended. */
export type ImportVerdict = 'ready' | 'look' | 'refused'

export type JudgedLine = {
  readonly line: number
  readonly text: string
  readonly verdict: ImportVerdict
  /** As it would be kept; null for a refused line. */
  readonly content: AddressContent | null
  readonly notes: readonly ImportNote[]
}

/** Findings that keep nobody from saving. The others are problems of a field, which say the same. */
const doubts = [
  'renamed',
  'moved',
  'contradicted',
  'district-missing',
  'number-missing',
  'phone-several',
  'identity-number',
] as const

/** Judges the lines of a file against the book they are to go into, the lines before each, and themselves. */
export function judgeImport(
  lines: readonly ImportedLine[],
  book: readonly BookAddressRow[],
): readonly JudgedLine[] {
  const known = new Map(book.map((row) => [personOf({ name: row.name, phone: row.phone }), row.id]))
  const before = new Map<string, number>()
  return lines.map((line) => {
    const read = line.taken
    const content = read.kind === 'content' ? read.content : null
    const problems = read.kind === 'problems' ? read.problems.map((one) => problemNote(line, one)) : []
    const person = content ? personOf(content) : ''
    const notes = [
      ...problems,
      ...(content ? meetings(content, known.get(person), before) : []),
      ...doubtNotes(line),
    ]
    if (content) before.set(placeOf(content), before.get(placeOf(content)) ?? line.line)
    const verdict = content === null ? 'refused' : notes.length > 0 ? 'look' : 'ready'
    return { line: line.line, text: line.text, verdict, content, notes }
  })
}

const personOf = ({ name, phone }: Pick<AddressContent, 'name' | 'phone'>): string => `${name}\n${phone}`
const placeOf = (content: AddressContent): string =>
  [content.name, content.phone, content.areaCode, content.detail].join('\n')

function problemNote(
  { input, read }: ImportedLine,
  { field, problem }: { readonly field: ContentField; readonly problem: ContentProblem },
): ImportNote {
  const areaCodes = read.candidates.map(({ code }) => code)
  const isChoice = problem === 'which-place' && areaCodes.length > 0
  return {
    kind: problem,
    field,
    from: withoutIdentityNumbers((field === 'area' ? input.area : input[field]) ?? ''),
    to: '',
    fix: isChoice ? { kind: 'choose', areaCodes } : { kind: 'edit' },
  }
}

/** Whether the same person stands in the book, or the same address in the file. */
function meetings(
  content: AddressContent,
  id: string | undefined,
  before: ReadonlyMap<string, number>,
): readonly ImportNote[] {
  const line = before.get(placeOf(content))
  const note = { field: 'name', from: content.name } as const
  return [
    ...(id === undefined ? [] : [{ ...note, kind: 'known', to: '', fix: { kind: 'replace', id } } as const]),
    ...(line === undefined
      ? []
      : [{ ...note, kind: 'repeated', to: String(line), fix: { kind: 'skip' } } as const]),
  ]
}

function doubtNotes({ input, read }: ImportedLine): readonly ImportNote[] {
  const guessed: readonly ImportNote[] =
    input.name === undefined && read.name !== null && read.confidence.name === 'guess'
      ? [{ kind: 'name-guessed', field: 'name', from: read.name, to: '', fix: { kind: 'take' } }]
      : []
  const found = validateAddress(read).flatMap(({ kind, field, from, to }: AddressFinding): ImportNote[] => {
    const doubt = doubts.find((one) => one === kind)
    if (doubt === undefined) return []
    const place = field === 'detail' || field === 'phone' ? field : 'area'
    return [{ kind: doubt, field: place, from, to, fix: { kind: 'take' } }]
  })
  return [...guessed, ...found]
}
