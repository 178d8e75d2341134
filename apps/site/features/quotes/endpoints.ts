import { quoteInput } from '@hongyan/domain/quotes/quote-input'
import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { defineCall } from '../../calls/call.ts'
import { successOf } from '../../calls/envelope.ts'
import { quoteView } from './view.ts'

const shared = {
  family: 'freight',
  shape: 'spec',
  credentials: true,
  method: 'POST',
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'quote',
} as const

/** The inquiry, and the language of the answer where it is not the visitor's. */
export const inquiry = z.object({ ...quoteInput.shape, lang: z.enum(localeIds).optional() })

export const feeInquiry = defineCall({
  ...shared,
  id: 'feeInquiry',
  path: '/aging/feeInquiryNewByJDL',
  summary: 'Price and arrival of a shipment with every product',
  description:
    'The body is sealed as `/v1/cipher-key` says: a JSON string, the inquiry encrypted. Where that call says so, hosts ' +
    'without WebCrypto may send the inquiry as it is. `lang` chooses the language of the answer. Prices are indicative and ' +
    'follow the tariffs of the day it is handed over; both weights, every line with its formula, the cheapest and the ' +
    'fastest, the least change of packing that saves, for products not offered the reason, and the notices ' +
    'that touch the journey while it lasts, each with the offers whose dates count it in. Pieces may be sent without ' +
    'their sides: then the actual weight is charged, and a measured size may change it. Whatever is wrong with a ' +
    'sealed call, the refusal is the same.',
  body: z.union([z.string().max(40_000).describe('The sealed inquiry.'), inquiry]),
  replies: { 200: successOf(quoteView) },
  refusals: ['undecipherable', 'not-allowed'],
  examples: [
    {
      title: 'No cipher headers',
      request: { body: 'bm90IHNlYWxlZA' },
      status: 400,
      reply: { code: 1404 },
    },
    {
      title: 'Not an inquiry',
      request: { body: { from: '440300', to: '110100', pieces: [], date: '2026-11-21' } },
      status: 400,
      reply: { code: 1400 },
    },
  ],
})

export const quoteCall = defineCall({
  id: 'quote',
  method: 'POST',
  path: '/v1/quotes',
  family: 'freight',
  shape: 'own',
  credentials: true,
  summary: 'Price and arrival of a shipment with every product, for programs',
  description:
    'The same answer as `/aging/feeInquiryNewByJDL`, in the clear and for an account. Without `date` it is for today.',
  body: z.strictObject({ ...inquiry.shape, date: inquiry.shape.date.optional() }),
  replies: { 200: successOf(quoteView) },
  refusals: ['sign-in-needed'],
  access: { who: 'customer', record: 'own', origin: 'allowed', repeat: 'reads', key: 'quotes' },
  limit: 'quote',
  examples: [
    {
      title: 'Not signed in',
      request: {
        body: { from: '440305', to: '110105', pieces: [{ weight: 4200, count: 2 }], date: '2026-11-23' },
      },
      status: 401,
      reply: { code: 1401 },
    },
    {
      title: 'Two boxes from Shenzhen to Beijing',
      signedIn: true,
      request: {
        body: { from: '440305', to: '110105', pieces: [{ weight: 4200, count: 2 }], date: '2026-11-23' },
      },
      status: 200,
      reply: { code: 1, data: { from: { code: '440305' }, to: { code: '110105' } } },
    },
  ],
})

export const queryAddress = defineCall({
  ...shared,
  id: 'queryAgingAddress',
  path: '/aging/query-address',
  summary: 'Places a quote can be asked for',
  description:
    'Cities and districts by the beginning of their name, in Chinese (either script) or English; exact names first.',
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
})
