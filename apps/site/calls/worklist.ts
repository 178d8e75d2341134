import type { StaffRight } from '@hongyan/domain/staff/staff-rights'
import type { z } from 'zod'
import type { AnswerOf, Call } from './call.ts'
import type { CallWords } from './call-words.ts'

/**
 * How a value is shown. A `masked` one is personal, and stands in full only in what `reveal` answers. A `coded` one is said
 * in the words of its code; `pairs` are names with values, each in its words (`name`, `name=value`).
 */
type PlainKind<V> = [V] extends [boolean]
  ? 'flag'
  : [V] extends [number]
    ? 'number' | 'money' | 'grams'
    : [V] extends [string]
      ? 'text' | 'masked' | 'instant' | 'due' | 'day' | 'number-of-record'
      : [V] extends [readonly string[]]
        ? 'texts'
        : [V] extends [readonly object[]]
          ? 'notes' | 'history'
          : never

/** Names of the values that a field of a schema can have: of every one of them. */
type Names<V> = Readonly<Record<Extract<V, string>, CallWords>>

type ColumnOf<Row, Key extends keyof Row & string> = {
  readonly key: Key
  readonly label: CallWords
} & (
  | { readonly kind: PlainKind<NonNullable<Row[Key]>> }
  | ([NonNullable<Row[Key]>] extends [string]
      ? { readonly kind: 'choice' | 'coded'; readonly names: Names<NonNullable<Row[Key]>> }
      : never)
  | ([NonNullable<Row[Key]>] extends [readonly { readonly name: string; readonly value: string }[]]
      ? { readonly kind: 'pairs'; readonly names: Readonly<Record<string, CallWords>> }
      : never)
  | ([NonNullable<Row[Key]>] extends [readonly string[]]
      ? { readonly kind: 'choices'; readonly names: Names<NonNullable<Row[Key]>[number]> }
      : never)
)

/** A column, or a field of a record: one that its answer has, of a kind that can show it. */
export type ColumnsOf<Row> = readonly { [Key in keyof Row & string]: ColumnOf<Row, Key> }[keyof Row &
  string][]

/**
 * A filter or a field of a dialog: one that the call takes. `staff` is somebody of staff by id, who has a `right` that whoever
 * asks has too; with `orNobody` also `me` and `nobody`. `branch` is the code of a branch; `money` minor units of money.
 */
type InputOf<Input, Key extends keyof Input & string> = {
  readonly key: Key
  readonly label: CallWords
  readonly isNeeded?: true
} & (
  | ([NonNullable<Input[Key]>] extends [string]
      ? { readonly kind: 'choice'; readonly names: Names<NonNullable<Input[Key]>> }
      : never)
  | { readonly kind: 'text' | 'long-text' | 'instant' | 'day' | 'branch' | 'money' | 'flag' }
  | { readonly kind: 'staff'; readonly right?: StaffRight; readonly orNobody?: true }
)

type InputsOf<Input> = readonly {
  [Key in keyof Input & string]: InputOf<Input, Key>
}[keyof Input & string][]

type QueryOf<C extends Call> = C['query'] extends z.ZodType ? z.input<C['query']> : never
type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : never
type DataOf<C extends Call> = AnswerOf<C> extends { data: infer Data } ? Data : never
/** A row of a list. */
type RowOf<C extends Call> = DataOf<C> extends { rows: readonly (infer Row)[] } ? Row : never

/** A column as a screen is told of it. */
export type ShownColumn = {
  readonly key: string
  readonly label: CallWords
  readonly kind: string
  readonly names?: Readonly<Record<string, CallWords>>
  readonly isNeeded?: true
  /** Of whom somebody of staff is chosen; whoever there is, without one. */
  readonly right?: StaffRight
  readonly orNobody?: true
}

/**
 * Something that can be done with rows: its call takes their keys as `ids`, answers what became of each, and asks for
 * `fields` in a dialog before. It is offered for rows that name it in `may`.
 */
type RowAction<Name extends string = string> = {
  readonly name: Name
  readonly label: CallWords
  readonly path: string
  readonly right: StaffRight | undefined
  readonly fields: readonly ShownColumn[]
  /** One row at a time. */
  readonly single: boolean
  /** Asked about once more before it is done. */
  readonly isFinal: boolean
}

/** Declares what can be done with rows by a call; its dialog asks for fields that the call takes. */
export function rowAction<const Name extends string, C extends Call>(
  call: C,
  declared: {
    readonly name: Name
    readonly label: CallWords
    readonly fields?: InputsOf<Omit<BodyOf<C>, 'ids'>>
    readonly single?: true
    readonly isFinal?: true
  },
): RowAction<Name> {
  const { name, label, fields = [], single = false, isFinal = false } = declared
  const { path, access } = call
  return {
    name,
    label,
    path,
    right: access.staffRight,
    fields: fields as readonly ShownColumn[],
    single,
    isFinal,
  }
}

/** A part of a record that is asked for by its key, as a list of fields. */
type RecordPart = {
  readonly path: string
  readonly right: StaffRight | undefined
  readonly fields: readonly ShownColumn[]
}

/** Declares what a record shows, by the call that answers it. */
export function recordPart<C extends Call>(call: C, fields: ColumnsOf<DataOf<C>>): RecordPart {
  return { path: call.path, right: call.access.staffRight, fields: fields as readonly ShownColumn[] }
}

/** A list that staff works through: all that a screen is made of. Paths are those of calls. */
export type Worklist = {
  readonly id: string
  readonly title: CallWords
  readonly path: string
  readonly right: StaffRight | undefined
  /** The field of a row by which its record and its actions are asked for. */
  readonly rowKey: string
  readonly columns: readonly ShownColumn[]
  readonly filters: readonly ShownColumn[]
  readonly sorts: readonly { readonly value: string; readonly label: CallWords }[]
  /** Filters that everybody finds under a name; the first is what the list opens with. */
  readonly views: readonly { readonly name: CallWords; readonly query: Readonly<Record<string, string>> }[]
  readonly actions: readonly RowAction[]
  /** One row in full, and what of it is personal: that is asked for by itself. */
  readonly record: RecordPart | null
  readonly reveal: RecordPart | null
  /** Where a file of the list is asked for, with its filters; null where none is given. */
  readonly file: { readonly path: string; readonly right: StaffRight | undefined } | null
}

/** Whatever a row says may be done with it. */
type StepsOf<C extends Call> =
  RowOf<C> extends { may: readonly (infer Step)[] } ? Extract<Step, string> : never

/**
 * Declares a worklist by the call that lists it. A column that its rows do not have, a filter that it does not take, a
 * value without a name and an action that no row offers are found by the type checker.
 */
export function defineWorklist<C extends Call>(
  list: C,
  declared: Pick<Worklist, 'id' | 'title'> & {
    readonly rowKey: keyof RowOf<C> & string
    readonly columns: ColumnsOf<RowOf<C>>
    readonly filters: InputsOf<QueryOf<C>>
    readonly sorts?: QueryOf<C> extends { sort?: infer Sort } ? Names<NonNullable<Sort>> : never
    readonly views: readonly { readonly name: CallWords; readonly query: Partial<QueryOf<C>> }[]
    readonly actions?: readonly RowAction<StepsOf<C>>[]
    readonly record?: RecordPart
    readonly reveal?: RecordPart
    readonly file?: Call
  },
): Worklist {
  const {
    columns,
    filters,
    sorts = {},
    views,
    actions = [],
    record = null,
    reveal = null,
    file,
    ...rest
  } = declared
  return {
    ...rest,
    path: list.path,
    right: list.access.staffRight,
    columns: columns as readonly ShownColumn[],
    filters: filters as readonly ShownColumn[],
    sorts: Object.entries(sorts as Names<string>).map(([value, label]) => ({ value, label })),
    views: views as Worklist['views'],
    actions,
    record,
    reveal,
    file: file ? { path: file.path, right: file.access.staffRight } : null,
  }
}
