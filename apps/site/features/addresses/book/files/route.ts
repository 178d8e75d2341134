import { exportAddresses as exportBook } from '@hongyan/domain/address-book/export-addresses'
import { success } from '../../../../calls/envelope.ts'
import { type Answer, refuse } from '../../../../server/http/answer.ts'
import { defineRoute, type Route } from '../../../../server/requests/route.ts'
import { type TableServices, tableNote } from '../../../../server/tables/read-table.ts'
import { checkImport, exportAddresses, importAddresses } from './endpoints.ts'
import { type FileOutcome, importFile, reportOnFile } from './import-file.ts'
import { writeBook } from './write-book.ts'

/** A reply, or the refusal of what is no table. */
const replyOf = (outcome: FileOutcome<unknown>): Answer =>
  outcome.kind === 'problem'
    ? refuse('malformed', { fields: [tableNote(outcome)] })
    : { kind: 'reply', status: 200, body: success(outcome.result) }

/** The calls by which files go into the address book and come out of it. */
export const bookFileRoutes: readonly Route<TableServices>[] = [
  defineRoute(checkImport, async ({ body }, at) =>
    replyOf(await reportOnFile(at, Buffer.from(body.file, 'base64'))),
  ),

  defineRoute(importAddresses, async ({ body }, at) =>
    replyOf(await importFile(at, Buffer.from(body.file, 'base64'), body.decisions)),
  ),

  defineRoute(exportAddresses, async ({ body }, at) =>
    writeBook(at, body.format, await exportBook(at.ctx), body.lang ?? at.locale),
  ),
]
