import { success } from '../../calls/envelope.ts'
import { type Answer, refuse } from '../../server/http/answer.ts'
import { type At, defineRoute, type Route } from '../../server/requests/route.ts'
import {
  type ContentEntry,
  queryConfigList,
  queryContentInfo,
  queryContentList,
  queryPreview,
  queryPreviewByCmsKey,
} from './endpoints.ts'
import { findContent } from './find-content.ts'
import { listContent } from './list-content.ts'
import { openDraft, type PreviewQuestion } from './open-draft.ts'

export const contentRoutes: readonly Route[] = [
  defineRoute(queryContentList, async ({ body }, at) => listOf(body, at)),
  defineRoute(queryConfigList, async ({ body }, at) => listOf(body, at)),
  defineRoute(queryContentInfo, async ({ body }) => {
    const content = findContent(body.contentCode)
    if (content === null) return refuse('not-available')
    return documentOf(body.contentCode, JSON.stringify(content))
  }),
  defineRoute(queryPreviewByCmsKey, async ({ body }, at) => previewOf(body, at)),
  defineRoute(queryPreview, async ({ body }, at) => previewOf(body, at)),
]

type ListQuery = {
  readonly index: number
  readonly pageSize: number
  readonly needContentInfo: boolean
  readonly contentType: ContentEntry['contentType']
}

function listOf({ index, pageSize, needContentInfo, contentType }: ListQuery, { locale }: At): Answer {
  const entries = listContent(contentType, locale)
  const body = success({
    index,
    pageSize,
    total: entries.length,
    list: entries.slice((index - 1) * pageSize, index * pageSize).map(({ document, ...entry }) => ({
      ...entry,
      content: needContentInfo ? JSON.stringify(document) : null,
    })),
  })
  return { kind: 'reply', status: 200, body }
}

/** A preview is shown until its document is published, and only when it keeps the contract of what is published. */
async function previewOf(question: PreviewQuestion, { ctx }: At): Promise<Answer> {
  const draft = await openDraft(ctx, question)
  return draft === null ? refuse('link-expired') : documentOf(draft.code, draft.content)
}

function documentOf(contentCode: string, content: string): Answer {
  return { kind: 'reply', status: 200, body: success({ contentCode, content }) }
}
