import { compareVersions, listVersions, restoreVersion } from '@hongyan/domain/desk-documents/versions'
import { z } from 'zod'
import { successOf } from '../../../../calls/envelope.ts'
import { type Action, defineAction } from '../../../../server/requests/action.ts'
import { aName, changing, number, refused, seeing, shared, signedOut } from '../access.ts'
import { answerDifference, presentCompared, presentVersions } from '../present.ts'
import { documentChanged, documentTrashed } from '../refusals.ts'
import { changedView, comparedView, name, revision, revisionView, versionsView } from '../views.ts'

export const listVersionsAction = defineAction(
  {
    ...shared,
    id: 'listDeskVersions',
    method: 'GET',
    path: '/v1/desk/documents/versions',
    summary: { en: 'The versions of a document, the newest first', zh: '一份文档的全部版本，新的在前' },
    query: z.strictObject({ name }),
    replies: { 200: successOf(versionsView) },
    refusals: refused,
    access: seeing,
    examples: [{ ...signedOut, request: { query: aName } }],
  },
  async ({ query }, { ctx }) => listVersions(ctx, query),
  presentVersions,
)

export const compareVersionsAction = defineAction(
  {
    ...shared,
    id: 'compareDeskVersions',
    method: 'GET',
    path: '/v1/desk/documents/compare',
    summary: { en: 'How two versions differ, field by field', zh: '逐项比较两个版本' },
    query: z.strictObject({ name, from: number, to: number.optional() }),
    replies: { 200: successOf(comparedView), 409: changedView },
    refusals: [...refused, documentChanged],
    access: seeing,
    examples: [{ ...signedOut, request: { query: { ...aName, from: '0' } } }],
  },
  async ({ query }, { ctx }) => compareVersions(ctx, query),
  presentCompared,
  answerDifference,
)

export const restoreVersionAction = defineAction(
  {
    ...shared,
    id: 'restoreDeskVersion',
    method: 'POST',
    path: '/v1/desk/documents/restore',
    summary: { en: 'Make a document again what it was', zh: '恢复到以前的版本' },
    body: z.strictObject({ name, revision, base: revision }),
    replies: { 200: successOf(revisionView), 409: changedView },
    refusals: [...refused, documentChanged, documentTrashed],
    access: changing,
    examples: [{ ...signedOut, request: { body: { ...aName, revision: 0, base: 2 } } }],
  },
  ({ body }, { ctx }) => restoreVersion(ctx, body),
  (restored) => restored,
  answerDifference,
)

export const versionActions: readonly Action[] = [
  listVersionsAction,
  compareVersionsAction,
  restoreVersionAction,
]
