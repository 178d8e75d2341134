import { DomainError, openPaper, type PaperPass, takePaper, verifyReader } from '@hongyan/domain'
import { paths } from '../../src/paths.ts'
import { type Answer, refuse } from '../answer.ts'
import type { InputOf } from '../contract.ts'
import { withContent } from '../cooperation/enquiry-fields.ts'
import { orFormRefusal } from '../cooperation/form-refusal.ts'
import { type At, defineRoute, type Route } from '../route.ts'
import { sendTextCode } from '../text-codes/send-text-code.ts'
import { fileDownload, getPaperCode, paperFile } from './calls.ts'
import { editionOf, presentPaper } from './present.ts'

type Request = InputOf<typeof fileDownload>['body'][number]

export const whitePapersRoutes: readonly Route[] = [
  defineRoute(getPaperCode, async ({ body: [item] }, at) =>
    item ? sendTextCode(at, item, 'white-paper') : refuse('malformed'),
  ),

  defineRoute(fileDownload, async ({ body: [item] }, at) => (item ? handOut(item, at) : refuse('malformed'))),

  defineRoute(paperFile, async ({ params, query }, { ctx, headers, services }): Promise<Answer> => {
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
    const bytes = await services.readPaper(paper, language)
    return { kind: 'file', mediaType: 'application/pdf', bytes, name: edition.fileName }
  }),
]

/** A pass that still stands is enough; else a code is taken for one. */
async function handOut(item: Request, at: At): Promise<Answer> {
  const { paper, language = at.locale } = item
  const edition = editionOf(paper, language)
  if (!edition) return refuse('not-available')
  const wanted = { paper, language, edition }
  if (item.pass !== undefined) {
    const opened = await openPaper(at.ctx, { paper, language, pass: item.pass }).catch(unlessCodeNeeded)
    if (opened) return reply(presentPaper(wanted, opened, null))
  }
  if (item.phoneNum === undefined && item.verifyCode === undefined) return refuse('code-needed')
  return orFormRefusal(at.locale, async () => {
    const fresh: PaperPass = await verifyReader(at.ctx, {
      mobile: item.phoneNum?.trim() ?? '',
      code: item.verifyCode?.trim() ?? '',
      consentVersion: item.consentVersion ?? null,
      language: at.locale,
    })
    const opened = await openPaper(at.ctx, { paper, language, pass: fresh.pass })
    return reply(presentPaper(wanted, opened, fresh))
  })
}

function unlessCodeNeeded(error: unknown): null {
  if (error instanceof DomainError && error.code === 'code-needed') return null
  throw error
}

function reply(content: unknown): Answer {
  return { kind: 'reply', status: 200, body: withContent(content) }
}
