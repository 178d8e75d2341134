import {
  type SubscriptionChannel,
  type SubscriptionMoment,
  subscriptionChannels,
  subscriptionMoments,
} from '@hongyan/domain/subscriptions/subscription-rules'
import type { LocaleId } from '@hongyan/locales'
import { signInLink } from '../../client/sign-in.ts'
import { paths } from '../../paths.ts'
import type { PageContext } from '../../shell/page-context.ts'
import type { FollowedShipment, OwnSubscriptions, SubscriptionNeeds } from './needs.ts'

/** What was typed into the form. A code is never given back: it is worth nothing twice. */
export type TypedSubscription = {
  readonly channel: SubscriptionChannel
  readonly number: string
  readonly address: string
  readonly moments: readonly SubscriptionMoment[]
}

/** What became of the form. `address` is masked, `feed` a whole URL. */
export type SubscriptionOutcome =
  | { readonly kind: 'code-sent'; readonly minutes: number }
  /** Another code is sent once a question has been answered; `text` is what was wrong with the answer before. */
  | {
      readonly kind: 'question'
      readonly question: string
      readonly token: string
      readonly text: string | null
    }
  /** What is wrong by field; the one without a name is about the whole. */
  | { readonly kind: 'failed'; readonly problems: Readonly<Record<string, string>> }
  | { readonly kind: 'asked'; readonly number: string; readonly address: string; readonly hours: number }
  | {
      readonly kind: 'active'
      readonly number: string
      readonly address: string
      readonly feed: string | null
      readonly stop: string
    }

declare module '../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly subscription: { readonly typed: TypedSubscription; readonly outcome: SubscriptionOutcome }
    readonly 'subscription-confirmed': {
      readonly done: { readonly number: string; readonly address: string; readonly stop: string } | null
    }
    readonly 'subscription-stopped': { readonly done: boolean }
  }
}

export type SubscriptionPage = {
  readonly locale: LocaleId
  readonly channels: readonly SubscriptionChannel[]
  readonly typed: TypedSubscription
  /** Null before anything was sent. */
  readonly outcome: SubscriptionOutcome | null
  readonly now: number
  /** What whoever is signed in follows; null where nobody is. */
  readonly followed: readonly FollowedShipment[] | null
  /** Where to sign in and come back; null where there are no accounts. */
  readonly signIn: string | null
}

/** The form by its address, or what became of it. */
export async function loadSubscription({
  locale,
  submitted,
  query,
  services,
  account,
  signsIn,
}: PageContext<SubscriptionNeeds, OwnSubscriptions>): Promise<SubscriptionPage> {
  const channels = subscriptionChannels.filter((one) => services.subscriptionChannels.includes(one))
  const signIn = signInLink(paths.subscribe(locale.id), paths.signInStart(locale.id))
  const common = {
    locale: locale.id,
    channels,
    now: services.now(),
    followed: account === null ? null : await account.followed(),
    signIn: signsIn ? signIn : null,
  }
  if (submitted?.kind === 'subscription')
    return { ...common, typed: submitted.typed, outcome: submitted.outcome }
  const asked = query.get('channel')
  const channel = channels.find((one) => one === asked) ?? channels[0] ?? 'feed'
  const number = (query.get('no') ?? '').slice(0, 60)
  return { ...common, typed: { channel, number, address: '', moments: subscriptionMoments }, outcome: null }
}

type TokenPage = {
  readonly locale: LocaleId
  /** What the button sends; empty where the address has none. */
  readonly token: string
}

export type ConfirmPage = TokenPage & {
  /** Null before the button was pressed. */
  readonly outcome:
    | { readonly kind: 'confirmed'; readonly number: string; readonly address: string; readonly stop: string }
    | { readonly kind: 'expired' }
    | null
}

/** The page a mail leads to: opening it confirms nothing, its button does. */
export function loadConfirm({ locale, submitted, query }: PageContext): ConfirmPage {
  const page = { locale: locale.id, token: tokenIn(query) }
  if (submitted?.kind === 'subscription-confirmed') {
    const { done } = submitted
    return { ...page, outcome: done === null ? { kind: 'expired' } : { kind: 'confirmed', ...done } }
  }
  return { ...page, outcome: page.token === '' ? { kind: 'expired' } : null }
}

export type StopPage = TokenPage & { readonly outcome: 'stopped' | 'expired' | null }

/** The page that stops what a message was about; its button does. */
export function loadStop({ locale, submitted, query }: PageContext): StopPage {
  const page = { locale: locale.id, token: tokenIn(query) }
  if (submitted?.kind === 'subscription-stopped') {
    return { ...page, outcome: submitted.done ? 'stopped' : 'expired' }
  }
  return { ...page, outcome: page.token === '' ? 'expired' : null }
}

function tokenIn(query: URLSearchParams): string {
  return (query.get('token') ?? '').slice(0, 400)
}
