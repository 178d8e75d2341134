import { exportAddresses as exportBook } from '@hongyan/domain'
import { success } from '../../../../calls/envelope.ts'
import { type Answer, refuse } from '../../../../server/http/answer.ts'
import { defineRoute, type Route } from '../../../../server/http/route.ts'
import { checkImport, exportAddresses, importAddresses } from './endpoints.ts'
import { importFile, reportOnFile } from './import-file.ts'
import { writeBook } from './write-book.ts'

/** A reply, or the refusal of what is no file. */
const replyOf = (data: unknown): Answer =>
  data === null
    ? refuse('malformed', { fields: [{ path: 'file', message: 'not-a-file' }] })
    : { kind: 'reply', status: 200, body: success(data) }

/** The calls by which files go into the address book and come out of it. */
export const bookFileRoutes: readonly Route[] = [
  defineRoute(checkImport, async ({ body }, { ctx, locale }) =>
    replyOf(await reportOnFile(ctx, Buffer.from(body.file, 'base64'), locale)),
  ),

  defineRoute(importAddresses, async ({ body }, { ctx }) =>
    replyOf(await importFile(ctx, Buffer.from(body.file, 'base64'), body.decisions)),
  ),

  defineRoute(exportAddresses, async ({ body }, { ctx, locale }) =>
    writeBook(body.format, await exportBook(ctx), body.lang ?? locale, ctx.now()),
  ),
]
