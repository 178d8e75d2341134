import { DomainError } from '@hongyan/kernel/errors'
import { companyLimits } from './company-rules.ts'

/** Why a name is not taken; the words are those of the form. */
export type CompanyNameProblem = 'required' | 'too-short' | 'too-long' | 'not-a-name'

/**
 * A name as it is kept: one line, without double blanks. It stands in mails to people who never asked for one, so it
 * holds at least one letter and nothing that a mail program makes a link of. Refuses `invalid-input`.
 */
export function readCompanyName(typed: string): string {
  const name = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const problem = problemOf(name)
  if (problem === null) return name
  const fields = [{ path: 'name', message: problem }]
  throw new DomainError({ entity: 'company', code: 'invalid-input', detail: 'Not a name', fields })
}

function problemOf(name: string): CompanyNameProblem | null {
  const { length } = [...name]
  if (length === 0) return 'required'
  if (length > companyLimits.longestName) return 'too-long'
  // Joiners write names of some scripts; where they join nothing they have been dropped at the edge.
  const isReadable = /\p{L}/u.test(name) && !/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}<>]/u.test(name)
  if (!isReadable || /@|:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}/iu.test(name)) return 'not-a-name'
  return length < companyLimits.shortestName ? 'too-short' : null
}
