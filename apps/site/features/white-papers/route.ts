import { takePaper } from '@hongyan/domain/papers/take-paper'
import { DomainError } from '@hongyan/kernel/errors'
import { paths } from '../../paths.ts'
import { type Answer, refuse } from '../../server/http/answer.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import { type CodeServices, sendTextCode } from '../../server/text-codes/send-text-code.ts'
import { fileDownload, getPaperCode, paperFile } from './endpoints.ts'
import { handOut } from './hand-out.ts'
import { readPaper } from './paper-files.ts'
import { editionOf } from './present.ts'

export const whitePapersRoutes: readonly Route<CodeServices>[] = [
  defineRoute(getPaperCode, async ({ body: [item] }, at) =>
    item ? sendTextCode(at, item, 'white-paper') : refuse('malformed'),
  ),

  defineRoute(fileDownload, async ({ body: [item] }, at) => (item ? handOut(item, at) : refuse('malformed'))),

  defineRoute(paperFile, async ({ params, query }, { ctx, headers }): Promise<Answer> => {
    const { paper, language } = params
    const edition = editionOf(paper, language)
    if (!edition) return refuse('not-available')
    try {
      await takePaper(ctx, { paper, language, key: query.key })
    } catch (error) {
      const inWindow = headers['sec-fetch-mode'] === 'navigate'
      if (!inWindow || !(error instanceof DomainError)) throw error
      return { kind: 'page', location: paths.paper(language, paper) }
    }
    const bytes = await readPaper(paper, language)
    return { kind: 'file', mediaType: 'application/pdf', bytes, name: edition.fileName }
  }),
]
