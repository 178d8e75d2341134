/** How much of a table is read. */
export type TableBounds = {
  /** Bytes of the parts of a workbook, unpacked. */
  readonly unpacked: number
  /** Rows down to the last that holds anything, and columns likewise. */
  readonly rows: number
  readonly columns: number
  /** Cells that hold anything. */
  readonly cells: number
  /** Characters of one cell, of one tag. */
  readonly characters: number
  /** Texts that the cells of a workbook share, and its formats. */
  readonly strings: number
  readonly styles: number
  /** Parts of a workbook. */
  readonly parts: number
}

/** Why a file gives no table, by the name of its sentence. */
export type TableProblem =
  /** There is nothing in it. */
  | 'table-empty'
  /** It has a head and nothing under it. */
  | 'table-head-only'
  | 'table-too-large'
  | 'table-too-slow'
  | 'table-damaged'
  /** A workbook before XLSX, one with a password, one of another program: `detail` names it. */
  | 'table-old-workbook'
  | 'table-locked'
  | 'table-other-workbook'
  /** A web page, named as a workbook or an error page in place of the file. */
  | 'table-web-page'
  | 'table-json'
  /** A picture, a PDF, a text document, an archive: `detail` names it. */
  | 'table-other-file'
  /** Text, yet nobody can tell in which encoding; `detail` names the likeliest. */
  | 'table-encoding'
  /** A text in UTF-8 or UTF-16 with bytes in the line `detail` that are no sign. */
  | 'table-broken-text'
  /** A quotation mark that opens in the line `detail` and does not close. */
  | 'table-quote'
  /** Two columns are called `detail` and say different things. */
  | 'table-column-twice'
  | 'not-a-file'

export type Rows = readonly (readonly string[])[]

/** Why there is no table; `detail` as its name says. */
export type TableRefusal = {
  readonly kind: 'problem'
  readonly problem: TableProblem
  readonly detail?: string
}

/** The rows of a table as a spreadsheet counts them, every cell as text without space around it. */
export type TableRead = { readonly kind: 'table'; readonly rows: Rows } | TableRefusal

/** Thrown inside the reader, where a file turns out to be none. */
export class NoTable extends Error {
  readonly refusal: TableRefusal

  constructor(problem: TableProblem, detail?: string) {
    super(problem)
    this.refusal = { kind: 'problem', problem, ...(detail === undefined ? {} : { detail }) }
  }
}
