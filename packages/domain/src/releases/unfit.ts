import { DomainError } from '@hongyan/kernel/errors'

/** That a document breaks the schema of its kind in a language; `problem` is the first thing that is wrong. */
export function unfit(problem: string): DomainError {
  return new DomainError({
    entity: 'release',
    code: 'unfit',
    detail: problem,
    fields: [{ path: 'document', message: problem }],
  })
}
