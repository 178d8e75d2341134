import { checkFiles } from '@hongyan/domain/desk-documents/check-files'
import { exportDocuments, importDocument } from '@hongyan/domain/desk-documents/document-files'
import { z } from 'zod'
import { successOf } from '../../../../calls/envelope.ts'
import { signInNeeded, staffRole, tooMany } from '../../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../../server/requests/action.ts'
import { aName, changing, refused, seeing, shared, signedOut } from '../access.ts'
import { answerDifference } from '../present.ts'
import { documentChanged, documentTaken, documentTrashed, unreadableFile } from '../refusals.ts'
import { changedView, name, revision, revisionView } from '../views.ts'
import { presentChecked, presentFiles } from './present.ts'
import { checkedView, fileNames, filesView, givenFiles, unreadableView, writtenFiles } from './views.ts'

const aFile = { file: 'news/wuhan-phase-two.yaml', text: 'date: 2026-11-20' } as const

export const exportDocumentsAction = defineAction(
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

export const checkFilesAction = defineAction(
  {
    ...shared,
    id: 'checkDeskFiles',
    method: 'POST',
    path: '/v1/desk/documents/import/check',
    summary: {
      en: 'What would change if files were imported; nothing is stored',
      zh: '导入文件会改什么；什么都不保存',
    },
    description: {
      en: 'One answer for each document, in the order of the files. Which document a file is, its path says: `news/wuhan-phase-two.yaml`, whatever folders stand around it, or its own name where only one document has it.',
      zh: '每份文档一个结果，顺序与文件相同。文件是哪份文档由路径决定：`news/wuhan-phase-two.yaml`，外面有别的文件夹也行；只有一份文档叫这个名字时，文件名就够了。',
    },
    body: z.strictObject({ files: givenFiles }),
    longBody: true,
    typesetBody: true,
    replies: { 200: successOf(checkedView) },
    refusals: [signInNeeded, staffRole, tooMany],
    access: { ...seeing, origin: 'allowed' },
    examples: [{ ...signedOut, request: { body: { files: [aFile] } } }],
  },
  async ({ body }, { ctx }) => checkFiles(ctx, body),
  presentChecked,
)

export const importDocumentAction = defineAction(
  {
    ...shared,
    id: 'importDeskDocument',
    method: 'POST',
    path: '/v1/desk/documents/import',
    summary: { en: 'Take the files in which a document is written', zh: '导入一份文档的文件' },
    description: {
      en: 'They become a version of the document, where it is still at `base`; null makes a new one.',
      zh: '文档还停在 `base` 时成为它的新版本；`base` 为 null 时新建。',
    },
    body: z.strictObject({ name, files: writtenFiles, base: revision.nullable() }),
    longBody: true,
    typesetBody: true,
    replies: { 200: successOf(revisionView), 409: changedView, 422: unreadableView },
    refusals: [...refused, documentTaken, documentChanged, documentTrashed, unreadableFile],
    access: { ...changing, repeat: 'once' },
    examples: [{ ...signedOut, request: { body: { ...aName, files: [aFile], base: 0 } } }],
  },
  ({ body }, { ctx }) => importDocument(ctx, body),
  (imported) => imported,
  answerDifference,
)

export const fileActions: readonly Action[] = [exportDocumentsAction, checkFilesAction, importDocumentAction]
