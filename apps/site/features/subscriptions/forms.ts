import { subscriptionMessages } from '@hongyan/content/messages'
import {
  type SubscriptionChannel,
  subscriptionChannels,
  subscriptionMoments,
} from '@hongyan/domain/subscriptions/subscription-rules'
import type { LocaleId } from '@hongyan/locales'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import type { Form, FormAnswer, FormRequest } from '../../server/requests/form.ts'
import { formAct, formOfActions } from '../../server/requests/form-of-actions.ts'
import { sendFormCode } from '../../server/text-codes/send-form-code.ts'
import { codeButton } from '../captcha/widgets/verification/code-button.ts'
import { mobileOf } from '../captcha/widgets/verification/mobile-of.ts'
import { getVerifyCodeAction } from '../enquiries/actions.ts'
import { confirmSubscriptionAction, stopSubscriptionAction, subscribeAction } from './actions.ts'
import type { SubscriptionOutcome, TypedSubscription } from './load.ts'
import type { SubscriptionServices } from './register-subscriptions.ts'

type Request = FormRequest<SubscriptionServices>

/** Longest text of a field that is looked at. */
const longestField = 400

/** Where a form names no moments one by one, all are meant. */
const everyMoment = 'all'

function typedIn(fields: Request['fields'], locale: LocaleId): TypedSubscription {
  const field = (name: string) => fields[name]?.slice(0, longestField).trim() ?? ''
  const channel: SubscriptionChannel = subscriptionChannels.find((one) => one === fields.channel) ?? 'mail'
  const moments = subscriptionMoments.filter(
    (moment) => fields.moments === everyMoment || fields[`moments.${moment}`] !== undefined,
  )
  const address = channel === 'sms' ? mobileOf(field('address'), locale) : field('address')
  return { channel, number: field('number'), address, moments }
}

const submitted = ({ at, fields }: Request, outcome: SubscriptionOutcome): FormOutcome => ({
  kind: 'subscription',
  typed: typedIn(fields, at.locale),
  outcome,
})

const answered = (request: Request, outcome: SubscriptionOutcome, status = 200): FormAnswer => ({
  kind: 'submitted',
  submitted: submitted(request, outcome),
  status,
})

const subscribe = formAct({
  action: subscribeAction,
  fields: (fields, { at }: Request) => {
    const { moments, ...typed } = typedIn(fields, at.locale)
    const ticked = Object.fromEntries(moments.map((moment) => [`moments.${moment}`, 'on']))
    return { ...typed, ...ticked, code: fields.code?.trim() }
  },
  done: ({ number, address, feed, stop }, request) => {
    const hours = request.at.ctx.settings.subscriptions.confirmMs / 3_600_000
    const isAsked = stop === null
    return answered(
      request,
      isAsked ? { kind: 'asked', number, address, hours } : { kind: 'active', number, address, feed, stop },
    )
  },
})

const sendCode = formAct({
  call: getVerifyCodeAction,
  take: (request: Request) =>
    sendFormCode(request, typedIn(request.fields, request.at.locale).address, 'subscription'),
  done: (became, request) => {
    const { ctx, locale } = request.at
    const minutes = Math.floor(ctx.settings.codes.lifeMs / 60_000)
    if (became.kind === 'sent') return answered(request, { kind: 'code-sent', minutes })
    const { question, token, isWrong } = became
    const text = isWrong ? subscriptionMessages(locale).problems.answerWrong : null
    return answered(request, { kind: 'question', question, token, text }, isWrong ? 400 : 200)
  },
})

/** Following a shipment, confirming and stopping: plain forms, with a script and without. */
export const subscriptionForms: readonly Form<SubscriptionServices>[] = [
  formOfActions<'subscribe' | 'code', SubscriptionServices>({
    path: '/subscriptions',
    mostFields: 16 + subscriptionMoments.length,
    session: true,
    acts: { subscribe, code: sendCode },
    actIn: (fields) => (fields.do === codeButton ? 'code' : 'subscribe'),
    again: (request, act, problems) => {
      // A code is refused for the number that it was to be sent to.
      const address = Object.values(problems)[0] ?? ''
      return submitted(request, { kind: 'failed', problems: act === 'code' ? { address } : problems })
    },
    refusedStatus: 400,
  }),
  formOfActions<'confirm', SubscriptionServices>({
    path: '/subscriptions/confirm',
    mostFields: 4,
    acts: {
      confirm: formAct({
        action: confirmSubscriptionAction,
        fields: (fields) => fields,
        done: ({ waybillNo: number, address, stop }) => ({
          kind: 'submitted',
          submitted: { kind: 'subscription-confirmed', done: { number, address, stop } },
          status: 200,
        }),
      }),
    },
    actIn: () => 'confirm',
    again: () => ({ kind: 'subscription-confirmed', done: null }),
    refusedStatus: 410,
    later: () => null,
  }),
  formOfActions<'stop', SubscriptionServices>({
    path: '/subscriptions/stop',
    mostFields: 4,
    acts: { stop: stopSubscriptionAction },
    actIn: () => 'stop',
    done: () => ({ kind: 'submitted', submitted: { kind: 'subscription-stopped', done: true }, status: 200 }),
    again: () => ({ kind: 'subscription-stopped', done: false }),
    refusedStatus: 410,
    later: () => null,
  }),
]
