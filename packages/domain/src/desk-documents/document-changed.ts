import { DomainError } from '@hongyan/kernel/errors'
import type { FileProblem } from './document-source.ts'
import type { SeedConflict } from './merge-seeds.ts'
import { textOfPath } from './seed-value.ts'

/** Refusal `changed`: somebody else changed the same parts. It carries what both made of them. */
export class DocumentChangedError extends DomainError {
  readonly conflicts: readonly SeedConflict[]
  /** The revision that stands now. */
  readonly current: number

  constructor(current: number, conflicts: readonly SeedConflict[]) {
    super({
      entity: 'document',
      code: 'changed',
      detail: 'Somebody else changed the same part',
      fields: conflicts.map(({ path }) => ({ path: textOfPath(path), message: 'changed' })),
    })
    this.conflicts = conflicts
    this.current = current
  }
}

/** Refusal `invalid-input` for files that cannot be read, with file and line of each mistake. */
export class UnreadableFileError extends DomainError {
  readonly problems: readonly FileProblem[]

  constructor(problems: UnreadableFileError['problems']) {
    super({
      entity: 'document',
      code: 'invalid-input',
      detail: 'The file cannot be read',
      fields: problems.map(({ line }) => ({ path: `text.${line}`, message: 'unreadable' })),
    })
    this.problems = problems
  }
}
