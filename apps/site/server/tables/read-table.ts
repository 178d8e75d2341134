import type { At } from '../http/route.ts'
import type { RequestServices } from '../http/services.ts'
import { readTableTask } from './read-table-task.ts'

/** What reading a file of a customer takes from the process. */
export type TableServices = Pick<RequestServices, 'runInWorker'>

/** Rows of a table, every cell as text, or the name of why a file is none. */
export type TableRead =
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'problem'; readonly problem: 'not-a-file' }

/** Reads a table out of a file, beside the thread of the pages. */
export async function readTable(
  { ctx, services }: Pick<At<TableServices>, 'ctx' | 'services'>,
  bytes: Uint8Array,
): Promise<TableRead> {
  const outcome = await services.runInWorker(ctx, readTableTask, bytes)
  const rows = outcome.kind === 'done' ? outcome.result : null
  return rows === null ? { kind: 'problem', problem: 'not-a-file' } : { kind: 'table', rows }
}
