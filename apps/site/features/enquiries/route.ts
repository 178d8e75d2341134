import { scenes } from '@hongyan/content'
import { withContent } from '../../calls/content-envelope.ts'
import { success } from '../../calls/envelope.ts'
import { type Answer, refuse } from '../../server/http/answer.ts'
import { type At, defineRoute, type Route } from '../../server/requests/route.ts'
import { type CodeServices, sendTextCode } from '../../server/text-codes/send-text-code.ts'
import {
  cooperationList,
  cooperationSubmit,
  enquiryForm,
  getSession,
  getVerifyCode,
  queryAddressList,
  queryCooperationList,
  submitFormData,
} from './endpoints.ts'
import type { EnquiryFields } from './enquiry-fields.ts'
import { presentAddresses, presentReceipt, presentTypes } from './present.ts'
import { takeEnquiry } from './take-enquiry.ts'
import { enquiryWords } from './words.ts'

const reply = (body: unknown, setCookie?: string): Answer => ({
  kind: 'reply',
  status: 200,
  body,
  ...(setCookie === undefined ? {} : { setCookie }),
})

const submit = async (fields: EnquiryFields, at: At<CodeServices>) =>
  reply(withContent(presentReceipt(await takeEnquiry(fields, at))))

export const cooperationRoutes: readonly Route<CodeServices>[] = [
  defineRoute(queryCooperationList, async (_input, { locale }) => reply(withContent(presentTypes(locale)))),
  defineRoute(cooperationList, async (_input, { locale }) => reply(withContent(presentTypes(locale)))),
  defineRoute(queryAddressList, async (_input, { locale }) => {
    const { content, version } = presentAddresses(locale)
    return reply({ ...withContent(content), version })
  }),

  defineRoute(enquiryForm, async (_input, { locale, ctx }) =>
    reply(
      success({
        locale,
        consentVersion: ctx.settings.enquiries.consentVersion,
        types: presentTypes(locale),
        words: enquiryWords(locale),
        scene: scenes.city,
      }),
    ),
  ),

  defineRoute(getSession, async (_input, { services, session }) => {
    const current = session ? { session, setCookie: undefined } : services.sessions.start()
    const { token } = services.sessions.issueToken(current.session, 'enquiry')
    return reply({ code: 1, obj: token, errorMsg: '' }, current.setCookie)
  }),

  defineRoute(getVerifyCode, async ({ body: [item] }, at) =>
    item ? sendTextCode(at, item, item.purpose) : refuse('malformed'),
  ),

  defineRoute(submitFormData, async ({ body }, at) => submit(body[0] ?? {}, at)),
  defineRoute(cooperationSubmit, async ({ query }, at) => submit(query, at)),
]
