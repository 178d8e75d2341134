import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { quoteInput } from '@hongyan/domain/quotes/quote-input'
import { quoteShipment, type RateBook } from '@hongyan/domain/quotes/quote-shipment'
import { resolveQuotePlace, searchQuotePlaces } from '@hongyan/domain/quotes/search-places'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { malformed, notAllowed, signInNeeded, undecipherable } from '../../calls/refusals.ts'
import { decryptCall, type EncryptionServices } from '../../server/encrypted-requests/decrypt-call.ts'
import { fieldNotes } from '../../server/http/field-sentences.ts'
import { Refused } from '../../server/http/refused.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import { quoteBooks } from './needs.ts'
import { presentPlace, presentQuote } from './present-quote.ts'
import { quoteSentences } from './problem-sentences.ts'
import { type QuoteView, quoteView } from './view.ts'

/** What these calls take from the process. */
export type QuoteServices = EncryptionServices & {
  readonly network: () => BranchNetwork
  /** The prices and rules in force. */
  readonly rates: () => RateBook
}

const shared = {
  family: 'quotes',
  shape: 'spec',
  credentials: true,
  method: 'POST',
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'quote',
} as const

/** The inquiry, and the language of the answer where it is not the visitor's. */
const inquiry = z.object({ ...quoteInput.shape, lang: z.enum(localeIds).optional() })

export const feeInquiryAction = defineAction(
  {
    ...shared,
    id: 'feeInquiry',
    path: '/aging/feeInquiryNewByJDL',
    summary: { en: 'Price and arrival of a shipment with every product', zh: '一票货各产品的运费和到达时间' },
    description: {
      en:
        'The body is sealed as `/v1/cipher-key` says: a JSON string, the inquiry encrypted. Where that call says so, hosts ' +
        'without WebCrypto may send the inquiry as it is. `lang` chooses the language of the answer. Prices are indicative and ' +
        'follow the tariffs of the day it is handed over; both weights, every line with its formula, the cheapest and the ' +
        'fastest, the least change of packing that saves, for products not offered the reason, and the notices ' +
        'that touch the journey while it lasts, each with the offers whose dates count it in. Pieces may be sent without ' +
        'their sides: then the actual weight is charged, and a measured size may change it. Whatever is wrong with a ' +
        'sealed call, the refusal is the same.',
      zh: '请求体按 `/v1/cipher-key` 所说加密，是一个 JSON 字符串。那里写明可以的，没有 WebCrypto 的环境也可以明文发。`lang` 选答复的语言。价格供参考，按交货当天的价目；答复里有两种重量、每一行的算式、最便宜的和最快的、包装改一点能省多少、没有列出的产品是什么原因，以及时效之内碰到的公告。加密的调用不管哪里不对，拒绝都是同一个。',
    },
    body: z.union([z.string().max(40_000).describe('The sealed inquiry.'), inquiry]),
    replies: { 200: successOf(quoteView) },
    refusals: [undecipherable, notAllowed],
    examples: [
      { title: 'No cipher headers', request: { body: 'bm90IHNlYWxlZA' }, status: 400, reply: { code: 1404 } },
      {
        title: 'Not an inquiry',
        request: { body: { from: '440300', to: '110100', pieces: [], date: '2026-11-21' } },
        status: 400,
        reply: { code: 1400 },
      },
    ],
  },
  async ({ body }, at: At<QuoteServices>) => answerInquiry(await openInquiry(body, at), at),
)

const twoBoxes = { from: '440305', to: '110105', pieces: [{ weight: 4200, count: 2 }], date: '2026-11-23' }

const quoteAction = defineAction(
  {
    id: 'quote',
    method: 'POST',
    path: '/v1/quotes',
    family: 'quotes',
    shape: 'own',
    credentials: true,
    summary: {
      en: 'Price and arrival of a shipment with every product, for programs',
      zh: '每一种产品的价钱和到达时间，给程序用',
    },
    description: {
      en: 'The same answer as `/aging/feeInquiryNewByJDL`, in the clear and for an account. Without `date` it is for today.',
      zh: '和 `/aging/feeInquiryNewByJDL` 的答复一样，不加密，凭账户。不写 `date` 就是今天。',
    },
    body: z.strictObject({ ...inquiry.shape, date: inquiry.shape.date.optional() }),
    replies: { 200: successOf(quoteView) },
    refusals: [signInNeeded],
    access: { who: 'customer', record: 'own', origin: 'allowed', repeat: 'reads', key: 'quotes' },
    limit: 'quote',
    examples: [
      { title: 'Not signed in', request: { body: twoBoxes }, status: 401, reply: { code: 1401 } },
      {
        title: 'Two boxes from Shenzhen to Beijing',
        signedIn: true,
        request: { body: twoBoxes },
        status: 200,
        reply: { code: 1, data: { from: { code: '440305' }, to: { code: '110105' } } },
      },
    ],
  },
  async ({ body }, at: At<QuoteServices>) =>
    answerInquiry({ ...body, date: body.date ?? dayAtHome(at.ctx.now()) }, at),
)

export const queryAddressAction = defineAction(
  {
    ...shared,
    id: 'queryAgingAddress',
    path: '/aging/query-address',
    summary: { en: 'Places a quote can be asked for', zh: '可以查运费时效的地方' },
    description: {
      en: 'Cities and districts by the beginning of their name, in Chinese (either script) or English; exact names first.',
      zh: '按名称开头的字找市和区，中文简繁、英文都行；完全一致的在前。',
    },
    limit: 'lists',
    body: z.object({
      keyword: z.string().trim().min(1).max(60),
      limit: z.int().min(1).max(50).default(8),
      lang: z.enum(localeIds).optional(),
    }),
    replies: {
      200: successOf(
        z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            only: z.boolean().describe('Whether nothing else can be meant by the keyword.'),
          }),
        ),
      ),
    },
    refusals: [],
    examples: [
      {
        title: 'By the beginning of an English name',
        request: { body: { keyword: 'shenz', limit: 1, lang: 'en-US' } },
        status: 200,
        reply: { code: 1, data: [{ code: '440300', name: 'Shenzhen', only: false }] },
      },
      {
        title: 'A district',
        request: { body: { keyword: '福田', limit: 1 } },
        status: 200,
        reply: { code: 1, data: [{ code: '440304', name: '深圳市福田区', only: true }] },
      },
    ],
  },
  async ({ body: { keyword, limit, lang } }, { locale }) => {
    const meant = resolveQuotePlace(keyword)
    return searchQuotePlaces(keyword, limit).map((place) => ({
      ...presentPlace(place, lang ?? locale),
      only: meant.kind === 'place' && meant.place.code === place.code,
    }))
  },
)

/** Prices and transit times. */
export const quoteActions: readonly Action<QuoteServices>[] = [
  feeInquiryAction,
  quoteAction,
  queryAddressAction,
]

/** What a sealed or a plain inquiry asks. */
async function openInquiry(body: unknown, at: At<QuoteServices>): Promise<unknown> {
  const exchange = await decryptCall(at)
  if (exchange === null && typeof body !== 'string') {
    if (at.services.encryption.plainAllowed) return body
    throw new Refused({ refusal: notAllowed })
  }
  const opened = exchange !== null && typeof body === 'string' ? await exchange.readBody(body) : null
  if (opened === null) throw new Refused({ refusal: undecipherable })
  return opened.value
}

function answerInquiry(asked: unknown, { ctx, locale, services }: At<QuoteServices>): QuoteView {
  const { lang, ...rest } = parsedBy(inquiry, asked)
  const now = ctx.now()
  const books = { ...quoteBooks(now, services.rates()), network: services.network() }
  return presentQuote(quoteShipment(ctx, parsedBy(quoteInput, rest), books), lang ?? locale, now)
}

function parsedBy<T extends z.ZodType>(schema: T, asked: unknown): z.output<T> {
  const parsed = schema.safeParse(asked)
  if (parsed.success) return parsed.data
  throw new Refused({
    refusal: malformed,
    fields: fieldNotes(parsed.error, asked, { own: quoteSentences }),
  })
}
