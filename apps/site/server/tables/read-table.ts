import { inEach } from '@hongyan/locales'
import type { TableRead, TableRefusal } from '@hongyan/tables'
import { tableSentence } from '@hongyan/tables'
import type { FieldNote } from '../http/field-sentences.ts'
import type { At } from '../requests/route.ts'
import type { RequestServices } from '../requests/services.ts'
import type { TaskOutcome } from '../threads/task.ts'
import { readTableTask, type TableSource } from './read-table-task.ts'

/** What reading a table of a customer takes from the process. */
export type TableServices = Pick<RequestServices, 'runInWorker' | 'tableBounds'>

/** Reads a table out of a file or a pasted text, beside the thread of the pages. */
export async function readTable(
  { ctx, services }: Pick<At<TableServices>, 'ctx' | 'services'>,
  source: TableSource,
): Promise<TableRead> {
  const input = { ...source, bounds: services.tableBounds }
  return tableOutcome(await services.runInWorker(ctx, readTableTask, input))
}

/** What a task has made of a table, or what is said where it was stopped. */
export function tableOutcome<Result>(outcome: TaskOutcome<Result>): Result | TableRefusal {
  if (outcome.kind === 'done') return outcome.result
  return { kind: 'problem', problem: outcome.by === 'time' ? 'table-too-slow' : 'table-too-large' }
}

/** Why a file gives no table, as a problem of its field. */
export function tableNote(refusal: TableRefusal, path = 'file'): FieldNote {
  const { problem, detail } = refusal
  const message = inEach((locale) => tableSentence(refusal, locale))
  return { path, message, code: problem, ...(detail === undefined ? {} : { detail }) }
}
