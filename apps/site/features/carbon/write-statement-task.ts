import type { CarbonResult } from '@hongyan/domain/carbon/footprint'
import type { LocaleId } from '@hongyan/locales'
import type { Task } from '../../server/threads/task.ts'

type StatementToWrite = {
  readonly locale: LocaleId
  readonly result: CarbonResult
  /** Where the site is known. */
  readonly origin: string
}

/** Writes the statement of a footprint. */
export const writeStatementTask: Task<StatementToWrite, Uint8Array> = {
  name: 'write-statement',
  load: async () => {
    const { writeStatement } = await import('./write-statement.ts')
    return ({ locale, result, origin }) => writeStatement(locale, result, origin)
  },
}
