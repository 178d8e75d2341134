import { exportDocuments, importDocument } from '@hongyan/domain/desk-documents/document-files'
import { z } from 'zod'
import { successOf } from '../../../../calls/envelope.ts'
import { tooMany } from '../../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../../server/requests/action.ts'
import { aName, changing, refused, shared, signedOut } from '../access.ts'
import { answerDifference, presentFiles } from '../present.ts'
import { documentChanged, documentTaken, documentTrashed, unreadableFile } from '../refusals.ts'
import {
  changedView,
  fileNames,
  filesView,
  fileText,
  name,
  revision,
  revisionView,
  unreadableView,
} from '../views.ts'

const exportCall = defineAction(
  {
    ...shared,
    id: 'exportDeskDocuments',
    method: 'POST',
    path: '/v1/desk/documents/export',
    summary: { en: 'Documents as files', zh: '把文档导出为文件' },
    body: z.strictObject({ names: fileNames }),
    longBody: true,
    replies: { 200: successOf(filesView) },
    refusals: [...refused, tooMany],
    access: changing,
    examples: [{ ...signedOut, request: { body: { names: [aName.name] } } }],
  },
  async ({ body }, { ctx }) => exportDocuments(ctx, body),
  presentFiles,
)

const importCall = defineAction(
  {
    ...shared,
    id: 'importDeskDocument',
    method: 'POST',
    path: '/v1/desk/documents/import',
    summary: { en: 'Take a file as a document is written', zh: '导入一份文档的文件' },
    body: z.strictObject({ name, text: fileText, base: revision.nullable() }),
    longBody: true,
    replies: { 200: successOf(revisionView), 409: changedView, 422: unreadableView },
    refusals: [...refused, documentTaken, documentChanged, documentTrashed, unreadableFile],
    access: { ...changing, repeat: 'once' },
    examples: [{ ...signedOut, request: { body: { ...aName, text: 'date: 2026-11-20', base: 0 } } }],
  },
  ({ body }, { ctx }) => importDocument(ctx, body),
  (imported) => imported,
  answerDifference,
)

export const fileActions: readonly Action[] = [exportCall, importCall]
