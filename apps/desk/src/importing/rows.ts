import type { AnswerOf } from '../../../site/calls/call.ts'
import type { checkFilesAction } from '../../../site/features/desk/documents/files/actions.ts'

/** A file that was chosen or pasted; with a `name`, of the document that somebody said it is. */
export type GivenFile = { readonly file: string; readonly text: string; readonly name?: string }

/** What the dry run told of the files of a document. */
export type Checked = Extract<
  AnswerOf<typeof checkFilesAction>,
  { readonly data: unknown }
>['data']['documents'][number]

/** Why a file was never sent, or never answered. */
export type Unfit =
  | 'too-large'
  | 'too-many'
  | 'not-text'
  | 'other-file'
  | 'broken-archive'
  | 'unread'
  | 'unchecked'

export type Row = {
  readonly key: string
  readonly files: readonly GivenFile[]
  readonly checked: Checked | null
  /** Where it was never checked. */
  readonly unfit: Unfit | null
  readonly state:
    | { readonly kind: 'open' | 'importing' | 'stale' }
    | { readonly kind: 'done'; readonly revision: number }
    | { readonly kind: 'failed'; readonly sentence: string }
  readonly isChosen: boolean
}

type RowEvent =
  | {
      readonly kind: 'checked'
      readonly files: readonly GivenFile[]
      readonly documents: readonly Checked[]
      /** The row that was checked anew. */
      readonly instead?: string
    }
  | { readonly kind: 'unfit'; readonly file: string; readonly why: Unfit }
  | { readonly kind: 'chosen'; readonly keys: readonly string[]; readonly isChosen: boolean }
  | { readonly kind: 'became'; readonly key: string; readonly state: Row['state'] }
  | { readonly kind: 'cleared' }

const open = { state: { kind: 'open' }, isChosen: false } as const

/** What comes of an event for the documents that are listed. */
export function rowsReducer(rows: readonly Row[], event: RowEvent): readonly Row[] {
  switch (event.kind) {
    case 'checked': {
      const made = event.documents.map((checked, index): Row => {
        const files = event.files.filter(({ file }) => checked.files.includes(file))
        // Nobody is to overwrite what somebody else has open without having seen it.
        const isChosen = mayImport(checked) && checked.others.length === 0
        return { ...open, key: `${nextKey(rows)}.${index}`, files, checked, unfit: null, isChosen }
      })
      const at = rows.findIndex(({ key }) => key === event.instead)
      const rest = rows.filter(({ key }) => key !== event.instead)
      return refuseTwice(rest.toSpliced(at === -1 ? rest.length : at, 0, ...made))
    }
    case 'unfit':
      return [
        ...rows,
        {
          ...open,
          key: nextKey(rows),
          files: [{ file: event.file, text: '' }],
          checked: null,
          unfit: event.why,
        },
      ]
    case 'chosen':
      return rows.map((row) =>
        event.keys.includes(row.key) && isOpen(row) ? { ...row, isChosen: event.isChosen } : row,
      )
    case 'became':
      return rows.map((row) =>
        row.key === event.key ? { ...row, state: event.state, isChosen: false } : row,
      )
    case 'cleared':
      return []
  }
}

/** Whether it can be imported, and has not been. */
export function isOpen({ checked, state }: Row): boolean {
  return checked !== null && mayImport(checked) && (state.kind === 'open' || state.kind === 'failed')
}

function mayImport({ outcome }: Checked): boolean {
  return outcome === 'new' || outcome === 'changed'
}

/** Files of one document that were checked apart: nobody knows which of them is meant. */
function refuseTwice(rows: readonly Row[]): readonly Row[] {
  const counts = new Map<string, number>()
  for (const { checked, state } of rows)
    if (checked?.name && state.kind !== 'done') counts.set(checked.name, (counts.get(checked.name) ?? 0) + 1)
  return rows.map((row): Row => {
    const { checked, state } = row
    if (checked === null || checked.name === null || state.kind === 'done') return row
    if ((counts.get(checked.name) ?? 0) < 2) return row
    return { ...row, isChosen: false, checked: { ...checked, outcome: 'refused', refusal: 'twice' } }
  })
}

function nextKey(rows: readonly Row[]): string {
  return String(1 + Math.max(0, ...rows.map(({ key }) => Number.parseInt(key, 10))))
}
