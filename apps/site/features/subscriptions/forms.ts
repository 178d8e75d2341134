import { subscriptionMessages } from '@hongyan/content/messages'
import { DomainError, type ErrorCode } from '@hongyan/domain/errors'
import { confirmSubscription } from '@hongyan/domain/subscriptions/confirm-subscription'
import { stopSubscriptions } from '@hongyan/domain/subscriptions/stop-subscriptions'
import { subscribe } from '@hongyan/domain/subscriptions/subscribe'
import {
  type SubscriptionChannel,
  subscriptionChannels,
  subscriptionMoments,
} from '@hongyan/domain/subscriptions/subscription-rules'
import { codeButton } from '../../blocks/verification/code-button.ts'
import { mobileOf } from '../../blocks/verification/mobile-of.ts'
import { refusalSentence } from '../../server/http/answer.ts'
import { fieldProblem } from '../../server/http/field-sentences.ts'
import { refusalOfError } from '../../server/http/refusal-of-error.ts'
import type { Form, FormAnswer, PostedRequest } from '../../server/requests/form.ts'
import { sendPostedCode } from '../../server/text-codes/send-posted-code.ts'
import { getVerifyCode } from '../enquiries/endpoints.ts'
import { confirmSubscriptionCall, stopSubscriptionCall, subscribeCall } from './endpoints.ts'
import type { SubscriptionOutcome, TypedSubscription } from './load.ts'
import { presentSubscribed } from './present.ts'
import type { SubscriptionServices } from './register-subscriptions.ts'
import { subscriptionRefusal } from './subscription-words.ts'

/** Longest text of a field that is looked at. */
const longestField = 400

/** Where a form names no moments one by one, all are meant. */
const everyMoment = 'all'

function typedIn({ at, fields }: PostedRequest): TypedSubscription {
  const field = (name: string) => fields[name]?.slice(0, longestField).trim() ?? ''
  const channel: SubscriptionChannel = subscriptionChannels.find((one) => one === fields.channel) ?? 'mail'
  const moments = subscriptionMoments.filter(
    (moment) => fields.moments === everyMoment || fields[`moment-${moment}`] !== undefined,
  )
  const address = channel === 'sms' ? mobileOf(field('address'), at.locale) : field('address')
  return { channel, number: field('number'), address, moments }
}

async function answerSubscription(request: PostedRequest<SubscriptionServices>): Promise<FormAnswer> {
  const typed = typedIn(request)
  const outcome =
    request.fields.do === codeButton ? await sendCode(request, typed) : await ask(request, typed)
  const isWrong = outcome.kind === 'failed' || (outcome.kind === 'question' && outcome.text !== null)
  const status = isWrong ? 400 : 200
  return { kind: 'posted', posted: { kind: 'subscription', typed, outcome }, status }
}

async function sendCode(
  request: PostedRequest<SubscriptionServices>,
  { address }: TypedSubscription,
): Promise<SubscriptionOutcome> {
  const { ctx, locale, services } = request.at
  try {
    const became = await sendPostedCode(request, address, 'subscription')
    if (became.kind === 'sent')
      return { kind: 'code-sent', minutes: Math.floor(ctx.settings.codes.lifeMs / 60_000) }
    const { question, token, isWrong } = became
    const text = isWrong ? subscriptionMessages(locale).problems.answerWrong : null
    return { kind: 'question', question, token, text }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const refusal = refusalOfError(error, { now: ctx.now(), locale, words: services.words })
    const text = refusalSentence(refusal, locale)
    return { kind: 'failed', text, problems: [['address', text]] }
  }
}

/** Which field a refusal is about that the form itself does not see. */
const fieldOf: Readonly<Partial<Record<ErrorCode, string>>> = {
  'wrong-code': 'code',
  'not-found': 'number',
  'too-late': 'number',
}

async function ask(
  { at, fields }: PostedRequest<SubscriptionServices>,
  typed: TypedSubscription,
): Promise<SubscriptionOutcome> {
  const { ctx, locale, services } = at
  try {
    const became = await subscribe(ctx, { ...typed, code: fields.code?.trim() ?? null, locale })
    const { number, address, feed, stop } = presentSubscribed(became, typed, services.publicOrigin)
    return stop === null
      ? { kind: 'asked', number, address, hours: ctx.settings.subscriptions.confirmMs / 3_600_000 }
      : { kind: 'active', number, address, feed, stop }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { fields: notes = [] } = refusalOfError(error, { now: ctx.now(), locale, words: services.words })
    const problems = notes.map((note) => [note.path, fieldProblem(note, locale).message] as const)
    const text = problems[0]?.[1] ?? subscriptionRefusal(locale, error)
    if (problems.length > 0) return { kind: 'failed', text, problems }
    const field = fieldOf[error.code]
    return { kind: 'failed', text, problems: field === undefined ? [] : [[field, text]] }
  }
}

async function answerConfirm({ at, fields }: PostedRequest): Promise<FormAnswer> {
  try {
    const {
      waybillNo: number,
      address,
      stop,
    } = await confirmSubscription(at.ctx, { token: fields.token ?? '' })
    const done = { number, address, stop }
    return { kind: 'posted', posted: { kind: 'subscription-confirmed', done }, status: 200 }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { kind: 'posted', posted: { kind: 'subscription-confirmed', done: null }, status: 410 }
  }
}

async function answerStop({ at, fields }: PostedRequest): Promise<FormAnswer> {
  try {
    await stopSubscriptions(at.ctx, { token: fields.token ?? '' })
    return { kind: 'posted', posted: { kind: 'subscription-stopped', done: true }, status: 200 }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { kind: 'posted', posted: { kind: 'subscription-stopped', done: false }, status: 410 }
  }
}

/** Following a shipment, confirming and stopping: plain forms, with a script and without. */
export const subscriptionForms: readonly Form<SubscriptionServices>[] = [
  {
    path: '/subscriptions',
    calls: [getVerifyCode, subscribeCall],
    mostFields: 16 + subscriptionMoments.length,
    callOf: (fields) => (fields.do === codeButton ? getVerifyCode : subscribeCall),
    answer: answerSubscription,
    session: true,
  },
  {
    path: '/subscriptions/confirm',
    calls: [confirmSubscriptionCall],
    mostFields: 4,
    callOf: () => confirmSubscriptionCall,
    answer: answerConfirm,
  },
  {
    path: '/subscriptions/stop',
    calls: [stopSubscriptionCall],
    mostFields: 4,
    callOf: () => stopSubscriptionCall,
    answer: answerStop,
  },
]
