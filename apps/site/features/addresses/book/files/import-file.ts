import { checkImport } from '@hongyan/domain/address-book/check-import'
import type { ImportResult } from '@hongyan/domain/address-book/import-addresses'
import { importAddresses } from '@hongyan/domain/address-book/import-addresses'
import type { ImportDecision } from '@hongyan/domain/address-book/mend-import'
import type { ImportRead } from '@hongyan/domain/address-book/read-import'
import type { TableRefusal } from '@hongyan/tables'
import type { At } from '../../../../server/requests/route.ts'
import { type TableServices, tableOutcome } from '../../../../server/tables/read-table.ts'
import { withFieldNames } from '../field-names.ts'
import type { SentAddress } from '../fields.ts'
import { readSent } from '../present.ts'
import { presentLine } from './present.ts'
import { type ImportFile, readImportTask } from './read-import-task.ts'

/** What a file of addresses comes to, or why it is none. */
export type FileOutcome<Result> = { readonly kind: 'result'; readonly result: Result } | TableRefusal

type Where = Pick<At<TableServices>, 'ctx' | 'services' | 'locale'>

/** What importing a file would do, its causes in the language of the visitor. */
export async function reportOnFile(at: Where, bytes: Uint8Array) {
  return ofLines(at, { bytes, decisions: [] }, async ({ lines: read, columns, leftOut }) => {
    const { lines, toLookAt, ...counted } = await checkImport(at.ctx, { lines: read })
    return {
      total: lines,
      ...counted,
      columns,
      leftOutLines: leftOut,
      lines: toLookAt.map((line) => presentLine(line, at.locale)),
    }
  })
}

/** What was decided about a line, with its corrections as a call sends them. */
type SentDecision = Omit<ImportDecision, 'fields'> & {
  readonly fields?: SentAddress | undefined
}

/** Imports a file with what was decided about its lines. */
export async function importFile(
  at: Where,
  bytes: Uint8Array,
  sent: readonly SentDecision[],
): Promise<FileOutcome<ImportResult>> {
  const decisions = sent.map(({ fields, ...decision }) => ({
    ...decision,
    ...(fields === undefined ? {} : { fields: readSent(fields) }),
  }))
  return ofLines(at, { bytes, decisions }, ({ lines }) =>
    withFieldNames('', () => importAddresses(at.ctx, { lines, decisions })),
  )
}

/** Reads the lines beside the thread of the pages, and goes on with them. */
async function ofLines<Result>(
  { ctx, services }: Where,
  file: Omit<ImportFile, 'bounds'>,
  work: (read: Extract<ImportRead, { kind: 'lines' }>) => Promise<Result>,
): Promise<FileOutcome<Result>> {
  const input = { ...file, bounds: services.tableBounds }
  const read = tableOutcome(await services.runInWorker(ctx, readImportTask, input))
  return read.kind === 'lines' ? { kind: 'result', result: await work(read) } : read
}
