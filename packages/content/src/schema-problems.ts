import type { z } from 'zod'

/** Fields that nobody knows are named one by one, not by what they stand in. */
export function pathsOf(issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
}

/** What is wrong, for whoever writes documents. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'there is no such field'
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'it is missing'
  if (issue.code === 'invalid_type' && issue.message.endsWith('expected string, received number')) {
    return `${issue.message}; a number that is a text stands in quotes`
  }
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue.message
  return [
    ...new Set(issue.errors.flatMap(([first]) => (first === undefined ? [] : [sentenceOf(first)]))),
  ].join(' or ')
}
