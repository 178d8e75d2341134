import { type PictureFiles, scenes } from '@hongyan/content'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { z } from 'zod'
import type { CallWords } from '../../calls/call-words.ts'
import {
  codeRequestAbout,
  codeRequestExamples,
  codeRequestFields,
  codeRequestRefusals,
  codeSent,
} from '../../calls/code-request.ts'
import { contentOf, withContent } from '../../calls/content-envelope.ts'
import { successOf } from '../../calls/envelope.ts'
import { captchaFailed, conflict, malformed, notAllowed, wrongCode } from '../../calls/refusals.ts'
import { refuse } from '../../server/http/answer.ts'
import { defineAction, defineAnswer } from '../../server/requests/action.ts'
import type { At, Route } from '../../server/requests/route.ts'
import { type CodeServices, sendTextCode } from '../../server/text-codes/send-text-code.ts'
import { enquiryFields, receiptView } from './enquiry-fields.ts'
import { presentAddresses, presentReceipt, presentTypes } from './present.ts'
import { takeEnquiry } from './take-enquiry.ts'
import { type EnquiryWords, enquiryWords } from './words.ts'

const shared = { family: 'cooperation', shape: 'spec', credentials: true } as const
const nameAndValue = z.array(z.object({ name: z.string(), value: z.string() }))
const submitRefusals = [wrongCode, captchaFailed, conflict] as const

const submitting: CallWords = {
  en:
    'The inquiry is stored before the answer is given and is never lost after it. Send an `Idempotency-Key` (8 to 200 ' +
    'characters), else the session stands for one: sending again with it gives the same answer and makes no second ' +
    'inquiry. Fields that are wrong are answered 400, with the sentence of each in `fields`.',
  zh: '先存好再答复，答复过的不会丢。请带 `Idempotency-Key`（8 至 200 个字符）；没有带的，以会话代替：用同一个再发一次，得到同一个答复，不会多出一份咨询。填错的字段答 400，每个字段的说明在 `fields` 里。',
}

/** What our own pages show as it comes: its type is that of what shows it. */
function shown<T>(about: string): z.ZodType<T> {
  return z.record(z.string(), z.unknown()).describe(about) as z.ZodType as z.ZodType<T>
}

export const queryCooperationListAction = defineAction(
  {
    ...shared,
    id: 'queryCooperationList',
    method: 'GET',
    path: '/cooperation/queryCooperationList',
    summary: { en: 'What a company can ask us for', zh: '企业可以咨询哪些合作' },
    replies: { 200: contentOf(nameAndValue) },
    refusals: [],
    access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
    limit: 'lists',
    examples: [{ title: 'All types', request: {}, status: 200, reply: { code: 1, errorMsg: '' } }],
  },
  async (_input, { locale }) => presentTypes(locale),
)

const cooperationListAction = defineAction(
  {
    ...shared,
    id: 'cooperationList',
    method: 'POST',
    path: '/ecology/cooperationList',
    summary: { en: 'The same list, under its other address', zh: '同一份列表的另一个地址' },
    body: z.object({}),
    replies: { 200: contentOf(nameAndValue) },
    refusals: [],
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
    limit: 'lists',
    examples: [{ title: 'All types', request: { body: {} }, status: 200, reply: { code: 1, errorMsg: '' } }],
  },
  async (_input, { locale }) => presentTypes(locale),
)

export const queryAddressListAction = defineAnswer(
  {
    ...shared,
    id: 'queryAddressList',
    method: 'GET',
    path: '/cooperation/queryAddressList',
    summary: {
      en: 'Provinces, cities and districts by the code of what they lie in',
      zh: '省、市、区，按上一级的编码取',
    },
    description: {
      en: 'The provinces stand under `-999999`. Names are in the language of the visitor; `version` changes with the table.',
      zh: '各省在 `-999999` 之下。名称用访客的语言；表变了，`version` 跟着变。',
    },
    replies: {
      200: z.object({
        code: z.literal(1),
        content: z.record(z.string(), z.array(z.object({ code: z.string(), address: z.string() }))),
        version: z.string(),
        errorMsg: z.literal(''),
      }),
    },
    refusals: [],
    access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
    limit: 'lists',
    examples: [{ title: 'The whole tree', request: {}, status: 200, reply: { code: 1, errorMsg: '' } }],
  },
  async (_input, { locale }) => {
    const { content, version } = presentAddresses(locale)
    return { kind: 'reply', status: 200, body: { ...withContent(content), version } }
  },
)

export const enquiryFormAction = defineAction(
  {
    family: 'cooperation',
    shape: 'own',
    id: 'enquiryForm',
    method: 'GET',
    path: '/v1/enquiry-form',
    summary: {
      en: 'What the cooperation form says and offers, in the language of the page',
      zh: '合作咨询表单的文字和选项，用页面的语言',
    },
    description: {
      en: 'For pages that open the form as a dialog. `consentVersion` names the privacy text that ticking the box agrees to.',
      zh: '供以弹窗打开表单的页面使用。`consentVersion` 是勾选时所同意的隐私条款的版本。',
    },
    replies: {
      200: successOf(
        z.object({
          locale: z.enum(localeIds as [LocaleId, ...LocaleId[]]),
          consentVersion: z.string(),
          types: nameAndValue,
          words: shown<EnquiryWords>('Texts of the form, by what they are for.'),
          scene: shown<PictureFiles>('The picture beside the form, in the files it exists in.'),
        }),
      ),
    },
    refusals: [],
    access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
    limit: 'lists',
    examples: [{ title: 'The form', request: {}, status: 200, reply: { code: 1, errorMsg: '' } }],
  },
  async (_input, { locale, ctx }) => ({
    locale,
    consentVersion: ctx.settings.enquiries.consentVersion,
    types: presentTypes(locale),
    words: enquiryWords(locale),
    scene: scenes.city,
  }),
)

export const getSessionAction = defineAnswer(
  {
    ...shared,
    id: 'getSession',
    method: 'GET',
    path: '/ecology/getSession',
    summary: { en: 'A session for sending one inquiry', zh: '取一个会话，供发一份咨询使用' },
    description: {
      en: 'Good once, for two hours, in this browser. Starts a session where there is none.',
      zh: '在这个浏览器里两小时内有效，只用一次。没有会话就新建一个。',
    },
    replies: { 200: z.object({ code: z.literal(1), obj: z.string(), errorMsg: z.literal('') }) },
    refusals: [],
    access: { who: 'anyone', record: 'token', origin: 'any', repeat: 'reads' },
    limit: 'session',
    examples: [{ title: 'A new visitor', request: {}, status: 200, reply: { code: 1, errorMsg: '' } }],
  },
  async (_input, { services, session }: At<CodeServices>) => {
    const current = session ? { session } : services.sessions.start()
    const { token } = services.sessions.issueToken(current.session, 'enquiry')
    const setCookie = 'setCookie' in current ? { setCookie: current.setCookie } : {}
    return { kind: 'reply', status: 200, body: { code: 1, obj: token, errorMsg: '' }, ...setCookie }
  },
)

export const getVerifyCodeAction = defineAnswer(
  {
    ...shared,
    id: 'getVerifyCode',
    method: 'POST',
    path: '/cooperation/getVerifyCode',
    summary: { en: 'Send a code by text message', zh: '发短信验证码' },
    description: codeRequestAbout,
    body: z
      .array(
        z.object({
          ...codeRequestFields,
          purpose: z.enum(['enquiry', 'correction', 'order', 'subscription']).default('enquiry'),
        }),
      )
      .length(1),
    replies: { 200: contentOf(codeSent) },
    refusals: codeRequestRefusals,
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'once' },
    limit: 'code',
    examples: codeRequestExamples('13912345678'),
  },
  async ({ body: [item] }, at: At<CodeServices>) =>
    item ? sendTextCode(at, item, item.purpose) : refuse(malformed),
)

export const submitFormDataAction = defineAction(
  {
    ...shared,
    id: 'submitFormData',
    method: 'POST',
    path: '/cooperation/submitFormData',
    summary: { en: 'Send a cooperation inquiry', zh: '提交合作咨询' },
    description: submitting,
    body: z.array(z.object(enquiryFields)).length(1),
    replies: { 200: contentOf(receiptView) },
    refusals: submitRefusals,
    access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'keyed-by-token' },
    limit: 'enquiry',
    examples: [
      {
        title: 'A form without anything in it',
        request: { body: [{}] },
        status: 400,
        reply: { code: 1400, errorMsg: '请选择合作需求类别' },
      },
    ],
  },
  ({ body: [fields = {}] }, at: At<CodeServices>) => takeEnquiry(fields, at),
  presentReceipt,
)

const cooperationSubmitAction = defineAction(
  {
    ...shared,
    id: 'cooperationSubmit',
    method: 'GET',
    path: '/ecology/cooperationsubmit',
    summary: { en: 'Send a cooperation inquiry, by query', zh: '提交合作咨询，内容放在查询串里' },
    description: {
      en: `Acts only for this site’s own pages (\`Sec-Fetch-Site: same-origin\`), never for a prefetch. ${submitting.en}`,
      zh: `只接受本站页面发来的请求（\`Sec-Fetch-Site: same-origin\`），预取一律不收。${submitting.zh}`,
    },
    query: z.object(
      Object.fromEntries(
        Object.entries(enquiryFields).map(([name, field]) => [
          name,
          z
            .string()
            .optional()
            .describe(field.description ?? ''),
        ]),
      ),
    ),
    replies: { 200: contentOf(receiptView) },
    refusals: [notAllowed, ...submitRefusals],
    access: { who: 'anyone', record: 'token', origin: 'own-page', repeat: 'keyed-by-token' },
    limit: 'enquiry',
    examples: [
      {
        title: 'Not from a page of this site',
        request: { query: { companyName: 'x' } },
        status: 403,
        reply: { code: 1403 },
      },
    ],
  },
  ({ query }, at: At<CodeServices>) => takeEnquiry(query, at),
  presentReceipt,
)

/** The calls of the cooperation form, some of them under two addresses. */
export const enquiryActions: readonly Route<CodeServices>[] = [
  queryCooperationListAction,
  cooperationListAction,
  queryAddressListAction,
  enquiryFormAction,
  getSessionAction,
  getVerifyCodeAction,
  submitFormDataAction,
  cooperationSubmitAction,
]
