import type { Reference, Words } from '../labels/label.ts'

/** What holds for every part of a form. */
type Described = {
  readonly label: Words
  readonly help: Words | null
  /** Whether the value may be taken away: null. */
  readonly isNullable: boolean
  /** What a document that leaves the part out has in its place; absent where the part must be there. */
  readonly fallback?: unknown
  /** A new part holds it although it may be null. */
  readonly begins?: 'filled'
}

/** How many there may be; null is no bound. */
type Counted = { readonly minimum: number | null; readonly maximum: number | null }

/** A text in the written languages; `lines` is a heading broken into lines in each of them. */
type TextNode = Described &
  (
    | { readonly type: 'text'; readonly isLong: boolean }
    | ({ readonly type: 'lines'; readonly entry: Words } & Counted)
  )

/** A value without parts that is the same in every language. */
type PlainNode = Described &
  (
    | { readonly type: 'code'; readonly example: string }
    | { readonly type: 'name' }
    | { readonly type: 'reference'; readonly names: Reference }
    | ({
        readonly type: 'number'
        readonly isWhole: boolean
        /** The value must be more than its minimum. */
        readonly isAbove: boolean
        readonly unit: Words | null
      } & Counted)
    | { readonly type: 'choice'; readonly options: readonly Option[] }
    | { readonly type: 'flag' }
    | { readonly type: 'day' }
    | { readonly type: 'instant' }
    | { readonly type: 'mail' }
    | { readonly type: 'address'; readonly accepts: 'page' | 'external' | 'either' }
    | { readonly type: 'picture' }
  )

type Option = { readonly value: string; readonly label: Words }

export type GroupNode = Described & {
  readonly type: 'group'
  readonly fields: readonly { readonly name: string; readonly node: FormNode }[]
}

type ListNode = Described &
  Counted & {
    readonly type: 'list'
    readonly item: FormNode
    /** One of its items, as in "block 2". */
    readonly entry: Words
  }

/** Rows of cells. `columns` is the list beside it that has an entry for each column. */
type TableNode = Described &
  Counted & {
    readonly type: 'table'
    readonly cell: FormNode
    readonly entry: Words
    readonly columns: string
  }

/** A cell of a table: a text, or a figure with its unit. */
type CellNode = Described & { readonly type: 'cell'; readonly figure: GroupNode }

/** One of several groups, told by its `kind`. */
type ChoiceOfGroups = Described & {
  readonly type: 'union'
  readonly members: readonly Member[]
}

export type Member = {
  readonly kind: string
  readonly icon: string
  readonly node: GroupNode
}

/** A part of a form. */
export type FormNode = TextNode | PlainNode | GroupNode | ListNode | TableNode | CellNode | ChoiceOfGroups
