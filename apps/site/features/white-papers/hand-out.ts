import { openPaper } from '@hongyan/domain/papers/open-paper'
import { type PaperPass, verifyReader } from '@hongyan/domain/papers/verify-reader'
import { DomainError } from '@hongyan/kernel/errors'
import type { InputOf } from '../../calls/call.ts'
import { withContent } from '../../calls/content-envelope.ts'
import { type Answer, refuse } from '../../server/http/answer.ts'
import type { At } from '../../server/requests/route.ts'
import type { fileDownload } from './endpoints.ts'
import { editionOf, presentPaper } from './present.ts'

type Request = InputOf<typeof fileDownload>['body'][number]

/** Hands out the link to an edition: a pass that still stands is enough, else a code is taken for one. */
export async function handOut(item: Request, at: At): Promise<Answer> {
  const { paper, language = at.locale } = item
  const edition = editionOf(paper, language)
  if (!edition) return refuse('not-available')
  const wanted = { paper, language, edition }
  if (item.pass !== undefined) {
    const opened = await openPaper(at.ctx, { paper, language, pass: item.pass }).catch(unlessCodeNeeded)
    if (opened) return reply(presentPaper(wanted, opened, null))
  }
  if (item.phoneNum === undefined && item.verifyCode === undefined) return refuse('code-needed')
  const fresh: PaperPass = await verifyReader(at.ctx, {
    mobile: item.phoneNum?.trim() ?? '',
    code: item.verifyCode?.trim() ?? '',
    consentVersion: item.consentVersion ?? null,
    language: at.locale,
  })
  const opened = await openPaper(at.ctx, { paper, language, pass: fresh.pass })
  return reply(presentPaper(wanted, opened, fresh))
}

function unlessCodeNeeded(error: unknown): null {
  if (error instanceof DomainError && error.code === 'code-needed') return null
  throw error
}

function reply(content: unknown): Answer {
  return { kind: 'reply', status: 200, body: withContent(content) }
}
