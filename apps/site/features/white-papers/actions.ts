import { takePaper } from '@hongyan/domain/papers/take-paper'
import { DomainError } from '@hongyan/kernel/errors'
import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import {
  codeRequestAbout,
  codeRequestExamples,
  codeRequestFields,
  codeRequestRefusals,
  codeSent,
} from '../../calls/code-request.ts'
import { contentOf } from '../../calls/content-envelope.ts'
import { codeNeeded, linkExpired, malformed, notAvailable, wrongCode } from '../../calls/refusals.ts'
import { paths } from '../../paths.ts'
import { refuse } from '../../server/http/answer.ts'
import { defineAction, defineAnswer } from '../../server/requests/action.ts'
import type { At, Route } from '../../server/requests/route.ts'
import { type CodeServices, sendTextCode } from '../../server/text-codes/send-text-code.ts'
import { handOut, paperRequest } from './hand-out.ts'
import { readPaper } from './paper-files.ts'
import { editionOf } from './present.ts'

const shared = { family: 'white-papers' } as const

export const getPaperCodeAction = defineAnswer(
  {
    ...shared,
    id: 'getPaperCode',
    method: 'POST',
    path: '/whitePaper/getVerifyCode',
    summary: { en: 'Send a code that opens the white papers', zh: '发打开白皮书的验证码' },
    description: codeRequestAbout,
    shape: 'spec',
    credentials: true,
    body: z.array(z.object(codeRequestFields)).length(1),
    replies: { 200: contentOf(codeSent) },
    refusals: codeRequestRefusals,
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'once' },
    limit: 'code',
    examples: codeRequestExamples('13912345679'),
  },
  async ({ body: [item] }, at: At<CodeServices>) =>
    item ? sendTextCode(at, item, 'white-paper') : refuse(malformed),
)

export const fileDownloadAction = defineAction(
  {
    ...shared,
    id: 'fileDownload',
    method: 'POST',
    path: '/whitePaper/fileDownload',
    summary: { en: 'A link to a white paper', zh: '取一份白皮书的链接' },
    description: {
      en:
        'Takes either `pass`, or `phoneNum` with its `verifyCode` and the `consentVersion` that was agreed to; a code also ' +
        'gives a `pass`, which stands for it in this browser until `passUntil`. `url` opens until `expiresAt` and holds ' +
        'nothing about the reader. Of the number only a digest is kept.',
      zh: '带 `pass`，或带 `phoneNum` 和它的 `verifyCode`，以及所同意条款的 `consentVersion`；用验证码的另给一个 `pass`，在这个浏览器里到 `passUntil` 为止可以代替。`url` 到 `expiresAt` 为止能打开，里面没有读者的信息。手机号只留摘要。',
    },
    shape: 'spec',
    credentials: true,
    body: z.array(paperRequest).length(1),
    replies: {
      200: contentOf(
        z.object({
          url: z.string(),
          fileName: z.string(),
          bytes: z.int(),
          pages: z.int(),
          expiresAt: z.iso.datetime(),
          pass: z.string().nullable().describe('Null when a pass was sent and still stands.'),
          passUntil: z.iso.datetime().nullable(),
        }),
      ),
    },
    refusals: [wrongCode, codeNeeded, notAvailable],
    access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'once' },
    limit: 'paper',
    examples: [
      {
        title: 'Neither a pass nor a code',
        request: { body: [{ paper: 'transport-carbon', language: 'en-US' }] },
        status: 200,
        reply: { code: 1116 },
      },
      {
        title: 'A paper that does not exist',
        request: { body: [{ paper: 'no-such-paper' }] },
        status: 200,
        reply: { code: 1302 },
      },
    ],
  },
  async ({ body: [item = { paper: '' }] }, at) => handOut(item, at),
)

const paperFileAction = defineAnswer(
  {
    ...shared,
    id: 'paperFile',
    method: 'GET',
    path: '/v1/papers/{paper}/{language}',
    summary: { en: 'The file of a white paper', zh: '白皮书文件' },
    description: {
      en:
        'Opens with the `key` of a link from `/whitePaper/fileDownload`. Every key is counted once. A browser window that ' +
        'comes with an old key is sent to the page of the paper.',
      zh: '凭 `/whitePaper/fileDownload` 所给链接里的 `key` 打开，每个只计一次。浏览器拿着过期的来，转到白皮书的页面。',
    },
    shape: 'own',
    params: z.object({ paper: z.string().max(60), language: z.enum(localeIds) }),
    query: z.object({ key: z.string().max(400) }),
    replies: { 200: 'file' },
    refusals: [notAvailable, linkExpired],
    access: { who: 'anyone', record: 'token', origin: 'any', repeat: 'repeats' },
    limit: 'paper',
    examples: [
      {
        title: 'A key that is none',
        request: { params: { paper: 'transport-carbon', language: 'en-US' }, query: { key: 'x' } },
        status: 410,
        reply: { code: 1203 },
      },
    ],
  },
  async ({ params: { paper, language }, query }, { ctx, headers }) => {
    const edition = editionOf(paper, language)
    if (!edition) return refuse(notAvailable)
    try {
      await takePaper(ctx, { paper, language, key: query.key })
    } catch (error) {
      const inWindow = headers['sec-fetch-mode'] === 'navigate'
      if (!inWindow || !(error instanceof DomainError)) throw error
      return { kind: 'page', location: paths.paper(language, paper) }
    }
    const bytes = await readPaper(paper, language)
    return { kind: 'file', mediaType: 'application/pdf', bytes, name: edition.fileName }
  },
)

/** White papers: a code, the link to an edition, its file. */
export const paperActions: readonly Route<CodeServices>[] = [
  getPaperCodeAction,
  fileDownloadAction,
  paperFileAction,
]
