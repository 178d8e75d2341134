import { countSuggestion } from '@hongyan/domain/feedback/count-suggestion'
import { longestFeedback, ratings, suggestionKinds } from '@hongyan/domain/feedback/feedback-rules'
import { recordFeedback } from '@hongyan/domain/feedback/record-feedback'
import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { plainSuccess } from '../../calls/envelope.ts'
import { notAvailable } from '../../calls/refusals.ts'
import { pageOf } from '../../server/http/page-of.ts'
import { Refused } from '../../server/http/refused.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'

/** Who learns that a part of a page broke in somebody's browser. */
export type FaultServices = {
  readonly noteFault: (fault: {
    readonly page: string
    readonly part: string
    readonly error: string
    readonly place: string | null
  }) => void
}

/** A page of this site by its address, without language prefix. */
function ownPage(address: string): string {
  const page = pageOf(address)
  if (page === null) throw new Refused({ refusal: notAvailable })
  return page
}

export const giveFeedbackAction = defineAction(
  {
    id: 'giveFeedback',
    method: 'POST',
    path: '/v1/feedback',
    family: 'feedback',
    summary: { en: 'Say how useful a page is', zh: '给页面评价有没有用' },
    description: {
      en:
        'Keeps rating, text, page and language for a year, and nothing about who gave them. Phone numbers and the like in ' +
        'the text are masked before it is stored.',
      zh: '评价、文字、页面和语言保存一年，不记是谁给的。文字里的电话之类，先遮住再保存。',
    },
    shape: 'own',
    body: z.strictObject({
      path: z.string().min(1).max(200).describe('Address of the page; query and anchor are left off.'),
      language: z.enum(localeIds),
      rating: z.enum(ratings),
      // Twice: a character beyond the first plane is two units long.
      text: z
        .string()
        .max(2 * longestFeedback)
        .optional(),
    }),
    replies: { 200: plainSuccess },
    refusals: [notAvailable],
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'once' },
    limit: 'feedback',
    examples: [
      {
        title: 'A page that helped',
        request: {
          body: { path: '/en/track', language: 'en-US', rating: 'good', text: 'Found it at once.' },
        },
        status: 200,
        reply: { code: 1, errorMsg: '' },
      },
      {
        title: 'A page that is not ours',
        request: { body: { path: '/no-such-page', language: 'en-US', rating: 'poor' } },
        status: 404,
        reply: { code: 1302 },
      },
    ],
  },
  ({ body: { text = '', ...given } }, { ctx }) =>
    recordFeedback(ctx, { ...given, path: ownPage(given.path), text }),
)

export const postSuggestionAction = defineAction(
  {
    id: 'postSuggestion',
    method: 'POST',
    path: '/suggestion/postBack',
    family: 'feedback',
    summary: { en: 'Tell which suggestion was taken', zh: '哪一条联想被选用了' },
    description: {
      en:
        'Adds one to the count of the suggestion’s place and page today (China time). What was typed is not asked for and, ' +
        'if sent, not read: a suggested address would be somebody’s.',
      zh: '给当天（中国时间）那个位置和页面的次数加一。不要求发输入的内容，发了也不看：联想的地址可能是某个人的。',
    },
    shape: 'spec',
    body: z
      .array(
        z.object({
          kind: z.enum(suggestionKinds),
          place: z.int().min(1).max(20).describe('In the list that was shown, from 1.'),
          path: z.string().max(200).optional().describe('Address of the page it led to, if any.'),
        }),
      )
      .min(1)
      .max(10),
    replies: { 200: plainSuccess },
    refusals: [notAvailable],
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'once' },
    limit: 'counter',
    examples: [
      {
        title: 'The second of the suggestions of the search',
        request: { body: [{ kind: 'search', place: 2, path: '/en/products/cold-chain' }] },
        status: 200,
        reply: { code: 1, errorMsg: '' },
      },
    ],
  },
  async ({ body }, { ctx }) => {
    const taken = body.map(({ kind, place, path }) => ({
      kind,
      place,
      path: path === undefined ? null : ownPage(path),
    }))
    for (const one of taken) await countSuggestion(ctx, one)
  },
)

export const reportPageFaultAction = defineAction(
  {
    id: 'reportPageFault',
    method: 'POST',
    path: '/v1/page-faults',
    family: 'feedback',
    summary: { en: 'Tell that a part of a page broke', zh: '告知页面的一个部分坏了' },
    description: {
      en:
        'Made by pages themselves, where a tool breaks in a browser and the plain form takes its place. What the error says ' +
        'is not asked for: it may quote what somebody typed.',
      zh: '由页面自己发：工具在浏览器里坏了、换回普通表单时。不要错误的原文：里面可能有别人输入的内容。',
    },
    shape: 'own',
    body: z.strictObject({
      path: z.string().min(1).max(200).describe('Address of the page; query and anchor are left off.'),
      part: z
        .string()
        .regex(/^\w{1,40}$/)
        .describe('Name of the tool.'),
      error: z
        .string()
        .regex(/^\w{1,40}$/)
        .describe('Kind of the error, such as `TypeError`.'),
      place: z
        .string()
        .regex(/^\/_assets\/[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/)
        .optional()
        .describe('File, line and column, where the browser says so.'),
    }),
    replies: { 200: plainSuccess },
    refusals: [notAvailable],
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'once' },
    limit: 'counter',
    examples: [
      {
        title: 'The quote broke',
        request: {
          body: {
            path: '/en/fee',
            part: 'Quote',
            error: 'NotFoundError',
            place: '/_assets/3XQ0rRNG.js:1:2345',
          },
        },
        status: 200,
        reply: { code: 1, errorMsg: '' },
      },
    ],
  },
  async ({ body: { path, part, error, place = null } }, { services }: At<FaultServices>) =>
    services.noteFault({ page: ownPage(path), part, error, place }),
)

/** What visitors say of pages, and what broke for them. */
export const feedbackActions: readonly Action<FaultServices>[] = [
  giveFeedbackAction,
  postSuggestionAction,
  reportPageFaultAction,
]
