import { type LocaleId, writtenIds } from '@hongyan/locales'

/**
 * Does what is about one language alone where the site has it, with its id, and nothing elsewhere: an expectation, rows
 * of a table, or tests. A company may do without any language but its source.
 */
export function whereWritten<Id extends string, T>(id: Id, work: (id: Id & LocaleId) => T): T | undefined {
  return (writtenIds as readonly string[]).includes(id) ? work(id as Id & LocaleId) : undefined
}
