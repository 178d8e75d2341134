import { DomainError, type FieldProblem } from '@hongyan/kernel/errors'

/** That a language of a document cannot be shown: `problem` is the first thing that is wrong, `fields` are all of them. */
export function unfit(problem: string, fields: readonly FieldProblem[] = []): DomainError {
  return new DomainError({
    entity: 'release',
    code: 'unfit',
    detail: problem,
    fields: fields.length > 0 ? fields : [{ path: 'document', message: problem }],
  })
}
