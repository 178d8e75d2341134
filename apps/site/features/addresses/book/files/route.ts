import * as domain from '@hongyan/domain'
import { success } from '../../../../calls/envelope.ts'
import { type Answer, refuse } from '../../../../server/http/answer.ts'
import { defineRoute, type Route } from '../../../../server/http/route.ts'
import { withFieldNames } from '../field-names.ts'
import { readSent } from '../present.ts'
import { checkImport, exportAddresses, importAddresses } from './endpoints.ts'
import { presentLine } from './present.ts'
import { readRows } from './read-rows.ts'
import { writeBook } from './write-book.ts'

const reply = (data: unknown): Answer => ({ kind: 'reply', status: 200, body: success(data) })

const notAFile = () => refuse('malformed', { fields: [{ path: 'file', message: 'not-a-file' }] })

/** The calls by which files go into the address book and come out of it. */
export const bookFileRoutes: readonly Route[] = [
  defineRoute(checkImport, async ({ body }, { ctx, locale }) => {
    const rows = await readRows(Buffer.from(body.file, 'base64'))
    if (rows === null) return notAFile()
    const { lines, toLookAt, ...counted } = await domain.checkImport(ctx, { rows })
    return reply({ total: lines, ...counted, lines: toLookAt.map((line) => presentLine(line, locale)) })
  }),

  defineRoute(importAddresses, async ({ body }, { ctx }) => {
    const rows = await readRows(Buffer.from(body.file, 'base64'))
    if (rows === null) return notAFile()
    const decisions = body.decisions.map(({ fields, ...decision }) => ({
      ...decision,
      ...(fields === undefined ? {} : { fields: readSent(fields) }),
    }))
    return reply(await withFieldNames('', () => domain.importAddresses(ctx, { rows, decisions })))
  }),

  defineRoute(exportAddresses, async ({ body }, { ctx, locale }) =>
    writeBook(body.format, await domain.exportAddresses(ctx), body.lang ?? locale, ctx.now()),
  ),
]
