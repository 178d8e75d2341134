import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { defineCall } from '../../calls/call.ts'
import {
  codeRequestAbout,
  codeRequestExamples,
  codeRequestFields,
  codeRequestRefusals,
  codeSent,
} from '../../calls/code-request.ts'
import { contentOf } from '../../calls/content-envelope.ts'

const shared = { family: 'white-papers' } as const

export const getPaperCode = defineCall({
  ...shared,
  id: 'getPaperCode',
  method: 'POST',
  path: '/whitePaper/getVerifyCode',
  summary: 'Send a code that opens the white papers',
  description: codeRequestAbout,
  shape: 'spec',
  credentials: true,
  body: z.array(z.object(codeRequestFields)).length(1),
  replies: { 200: contentOf(codeSent) },
  refusals: codeRequestRefusals,
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'once' },
  limit: 'code',
  examples: codeRequestExamples('13912345679'),
})

export const fileDownload = defineCall({
  ...shared,
  id: 'fileDownload',
  method: 'POST',
  path: '/whitePaper/fileDownload',
  summary: 'A link to a white paper',
  description:
    'Takes either `pass`, or `phoneNum` with its `verifyCode` and the `consentVersion` that was agreed to; a code also ' +
    'gives a `pass`, which stands for it in this browser until `passUntil`. `url` opens until `expiresAt` and holds ' +
    'nothing about the reader. Of the number only a digest is kept.',
  shape: 'spec',
  credentials: true,
  body: z
    .array(
      z.object({
        paper: z.string().min(1).max(60),
        language: z
          .enum(localeIds)
          .optional()
          .describe('Of the paper; the language of the visitor when absent.'),
        phoneNum: z.string().max(40).optional(),
        verifyCode: z.string().max(40).optional(),
        consentVersion: z.string().max(40).optional(),
        pass: z.string().max(400).optional(),
      }),
    )
    .length(1),
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
  refusals: ['wrong-code', 'code-needed', 'not-available'],
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
})

export const paperFile = defineCall({
  ...shared,
  id: 'paperFile',
  method: 'GET',
  path: '/v1/papers/{paper}/{language}',
  summary: 'The file of a white paper',
  description:
    'Opens with the `key` of a link from `/whitePaper/fileDownload`. Every key is counted once. A browser window that ' +
    'comes with an old key is sent to the page of the paper.',
  shape: 'own',
  params: z.object({ paper: z.string().max(60), language: z.enum(localeIds) }),
  query: z.object({ key: z.string().max(400) }),
  replies: { 200: 'file' },
  refusals: ['not-available', 'link-expired'],
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
})
