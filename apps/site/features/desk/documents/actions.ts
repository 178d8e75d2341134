import { addComment, resolveComment } from '@hongyan/domain/desk-documents/comments'
import { confirmTranslation } from '@hongyan/domain/desk-documents/confirm-translation'
import { createDocument } from '@hongyan/domain/desk-documents/create-document'
import { openDocument } from '@hongyan/domain/desk-documents/open-document'
import { notePresence } from '@hongyan/domain/desk-documents/presence'
import { renameDocument } from '@hongyan/domain/desk-documents/rename-document'
import { saveDocument } from '@hongyan/domain/desk-documents/save-document'
import { deleteDocument, trashDocument } from '@hongyan/domain/desk-documents/trash-document'
import { listOnSite } from '@hongyan/domain/releases/list-on-site'
import { publicationStates } from '@hongyan/domain/releases/publication-state'
import { writtenIds } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { signInNeeded, staffRole, tooMany } from '../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import { aName, changing, done, refused, seeing, shared, signedOut, writing } from './access.ts'
import { fileActions } from './files/actions.ts'
import { lookupActions } from './lookups/actions.ts'
import {
  answerDifference,
  presentConfirmed,
  presentDocuments,
  presentOpen,
  presentPresence,
  presentSaved,
} from './present.ts'
import { documentChanged, documentStays, documentTaken, documentTrashed } from './refusals.ts'
import { versionActions } from './versions/actions.ts'
import {
  changedView,
  commentText,
  following,
  idView,
  listView,
  name,
  namedView,
  openView,
  patches,
  path,
  presenceView,
  renamedView,
  revision,
  savedView,
  textsView,
} from './views.ts'

export const listDocumentsAction = defineAction(
  {
    ...shared,
    id: 'listDeskDocuments',
    method: 'GET',
    path: '/v1/desk/documents',
    summary: { en: 'The documents that one may see', zh: '看得到的文档' },
    query: z.strictObject({
      kind: z.string().max(60).optional(),
      text: z.string().max(200).optional(),
      state: z.enum(['changed', 'mine', 'missing', 'stale', 'commented', 'trashed']).optional(),
      site: z.enum(publicationStates).optional().describe('Where a language of it stands.'),
      language: z
        .enum(writtenIds)
        .optional()
        .describe('In which it is `missing` or `stale`, or stands as `site` says; any without it.'),
      limit: z.coerce.number().int().min(1).max(10_000).optional(),
    }),
    replies: { 200: successOf(listView) },
    refusals: [signInNeeded, staffRole],
    access: seeing,
    examples: [{ ...signedOut, request: {} }],
  },
  async ({ query }, { ctx }) => listOnSite(ctx, query),
  presentDocuments,
)

export const openDocumentAction = defineAction(
  {
    ...shared,
    id: 'openDeskDocument',
    method: 'GET',
    path: '/v1/desk/documents/open',
    summary: {
      en: 'A document with its problems, comments and who has it open',
      zh: '一份文档，连同问题、批注和正在编辑的人',
    },
    query: z.strictObject({ name }),
    replies: { 200: successOf(openView) },
    refusals: refused,
    access: seeing,
    examples: [{ ...signedOut, request: { query: aName } }],
  },
  async ({ query }, { ctx }) => openDocument(ctx, query),
  presentOpen,
)

export const createDocumentAction = defineAction(
  {
    ...shared,
    id: 'createDeskDocument',
    method: 'POST',
    path: '/v1/desk/documents',
    summary: { en: 'Make a document of a collection', zh: '新建一份文档' },
    body: z.strictObject({ kind: z.string().max(60), key: z.string().max(140), like: name.optional() }),
    replies: { 200: successOf(namedView) },
    refusals: [...refused, documentTaken],
    access: { ...writing, repeat: 'once' },
    examples: [{ ...signedOut, request: { body: { kind: 'news', key: 'wuhan-phase-three' } } }],
  },
  ({ body }, { ctx }) => createDocument(ctx, body),
  ({ name: made }) => ({ name: made }),
)

export const saveDocumentAction = defineAction(
  {
    ...shared,
    id: 'saveDeskDocument',
    method: 'POST',
    path: '/v1/desk/documents/save',
    summary: { en: 'Change a document', zh: '修改一份文档' },
    description: {
      en: 'What others changed since `base` stays theirs; the same part changed by both is refused, with what both made of it.',
      zh: '`base` 之后别人改过的地方保留；双方改了同一处就拒绝，并给出两边的内容。',
    },
    body: z.strictObject({ name, base: revision, patches }),
    longBody: true,
    typesetBody: true,
    replies: { 200: successOf(savedView), 409: changedView },
    refusals: [...refused, documentChanged, documentTrashed],
    access: changing,
    examples: [
      {
        ...signedOut,
        request: {
          body: {
            ...aName,
            base: 0,
            patches: [{ op: 'replace', path: ['title', 'en-US'], value: 'Phase two opens' }],
          },
        },
      },
    ],
  },
  async ({ body }, { ctx }) => saveDocument(ctx, body),
  presentSaved,
  answerDifference,
)

export const confirmTranslationAction = defineAction(
  {
    ...shared,
    id: 'confirmDeskTranslation',
    method: 'POST',
    path: '/v1/desk/documents/confirm',
    summary: {
      en: 'Note that texts of a language still say what the changed Chinese says',
      zh: '确认译文仍与改过的中文一致',
    },
    body: z.strictObject({
      name,
      language: following,
      paths: z.union([z.array(path).max(500), z.literal('all')]),
    }),
    longBody: true,
    replies: { 200: successOf(textsView) },
    refusals: refused,
    access: { ...changing, staffRight: 'translate-documents' },
    examples: [{ ...signedOut, request: { body: { ...aName, language: 'en-US', paths: 'all' } } }],
  },
  async ({ body }, { ctx }) => confirmTranslation(ctx, body),
  presentConfirmed,
)

const trashCall = defineAction(
  {
    ...shared,
    id: 'trashDeskDocument',
    method: 'POST',
    path: '/v1/desk/documents/trash',
    summary: { en: 'Put a document into the trash, or take it out', zh: '放进回收站，或者取回' },
    body: z.strictObject({ name, isTrashed: z.boolean() }),
    replies: done,
    refusals: [...refused, documentStays],
    access: writing,
    examples: [{ ...signedOut, request: { body: { ...aName, isTrashed: true } } }],
  },
  ({ body }, { ctx }) => trashDocument(ctx, body),
)

const deleteCall = defineAction(
  {
    ...shared,
    id: 'deleteDeskDocument',
    method: 'POST',
    path: '/v1/desk/documents/delete',
    summary: { en: 'Delete a document of the trash for good', zh: '彻底删除回收站里的文档' },
    body: z.strictObject({ name }),
    replies: done,
    refusals: [...refused, documentStays],
    access: { ...changing, staffRight: 'publish-documents' },
    examples: [{ ...signedOut, request: { body: aName } }],
  },
  ({ body }, { ctx }) => deleteDocument(ctx, body),
)

const renameCall = defineAction(
  {
    ...shared,
    id: 'renameDeskDocument',
    method: 'POST',
    path: '/v1/desk/documents/rename',
    summary: { en: 'Give a document another address', zh: '改一份文档的地址' },
    description: { en: 'The address it had leads to the new one.', zh: '原来的地址转到新地址。' },
    body: z.strictObject({ name, key: z.string().max(140) }),
    replies: { 200: successOf(renamedView) },
    refusals: [...refused, documentTaken, documentTrashed],
    access: { ...writing, repeat: 'once' },
    examples: [{ ...signedOut, request: { body: { ...aName, key: 'wuhan-opens' } } }],
  },
  ({ body }, { ctx }) => renameDocument(ctx, body),
  (renamed) => renamed,
)

export const notePresenceAction = defineAction(
  {
    ...shared,
    id: 'noteDeskPresence',
    method: 'POST',
    path: '/v1/desk/documents/presence',
    summary: {
      en: 'Say that one has a document open, and hear who else has',
      zh: '说明自己正打开一份文档，并得知还有谁',
    },
    description: {
      en: 'A page says so each 30 seconds; who was not heard of for longer than a minute has left.',
      zh: '页面每 30 秒说明一次；一分多钟没有消息，就算已经离开。',
    },
    body: z.strictObject({ name, isOpen: z.boolean() }),
    replies: { 200: successOf(presenceView) },
    refusals: refused,
    access: { ...changing, inUse: false },
    examples: [{ ...signedOut, request: { body: { ...aName, isOpen: true } } }],
  },
  async ({ body }, { ctx }) => notePresence(ctx, body),
  presentPresence,
)

export const addCommentAction = defineAction(
  {
    ...shared,
    id: 'addDeskComment',
    method: 'POST',
    path: '/v1/desk/documents/comments',
    summary: { en: 'Say something about a part of a document', zh: '给文档的一处写批注' },
    body: z.strictObject({ name, path, text: commentText }),
    replies: { 200: successOf(idView) },
    refusals: [...refused, tooMany],
    access: { ...changing, repeat: 'once', staffRight: 'comment-documents' },
    examples: [{ ...signedOut, request: { body: { ...aName, path: ['title', 'en-US'], text: '短一点' } } }],
  },
  ({ body }, { ctx }) => addComment(ctx, body),
  (added) => added,
)

export const resolveCommentAction = defineAction(
  {
    ...shared,
    id: 'resolveDeskComment',
    method: 'POST',
    path: '/v1/desk/documents/comments/{id}',
    summary: {
      en: 'Note that a comment needs nothing more, or that it does',
      zh: '标记批注已处理，或重新打开',
    },
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ isResolved: z.boolean() }),
    replies: done,
    refusals: refused,
    access: { ...changing, staffRight: 'comment-documents' },
    examples: [
      {
        ...signedOut,
        request: { params: { id: '0197a000-0000-7000-8000-000000000000' }, body: { isResolved: true } },
      },
    ],
  },
  ({ params, body }, { ctx }) => resolveComment(ctx, { ...params, ...body }),
)

export const documentActions: readonly Action[] = [
  listDocumentsAction,
  openDocumentAction,
  createDocumentAction,
  saveDocumentAction,
  confirmTranslationAction,
  trashCall,
  deleteCall,
  renameCall,
  notePresenceAction,
  addCommentAction,
  resolveCommentAction,
  ...versionActions,
  ...lookupActions,
  ...fileActions,
]
