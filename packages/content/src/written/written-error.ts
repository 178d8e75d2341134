/** Something that is wrong in a written document. `file` is its path in the repository, `line` counts from 1. */
export type Problem = {
  readonly file: string
  readonly line: number
  readonly message: string
  /** The same for whoever reads it at the desk; what only a build says has none. */
  readonly chinese?: string
}

/** Says what is wrong in written documents, a line for each problem, and where. */
export class WrittenError extends Error {
  override readonly name = 'WrittenError'
  /** The first place, as an error page shows it. */
  readonly loc: { readonly file: string; readonly line: number; readonly column: number } | null

  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, message }) => `${message} (${file}:${line})`).join('\n'))
    this.problems = problems
    const [first] = problems
    this.loc = first === undefined ? null : { file: first.file, line: first.line, column: 1 }
  }
}
