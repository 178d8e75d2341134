import type { LocaleId } from '@hongyan/locales'
import { signInLink } from '../../client/sign-in.ts'
import { paths } from '../../paths.ts'
import { originToCopy } from '../../shell/origin-to-copy.ts'
import type { PageContext } from '../../shell/page-context.ts'
import type { presentEventPage, presentKey, presentWebhook, presentWholeEvent } from './present.ts'
import { type ActName, type ConfirmedAct, confirmedActs, readShown, type ShownLog } from './shown-log.ts'

export type ShownKey = ReturnType<typeof presentKey>
export type ShownWebhook = ReturnType<typeof presentWebhook>
export type ShownEvent = ReturnType<typeof presentEventPage>['events'][number]
export type ShownWholeEvent = ReturnType<typeof presentWholeEvent>

/** Keys and webhooks of an account, with the log of the webhook that is shown. */
export type MerchantView = {
  readonly keys: readonly ShownKey[]
  readonly webhooks: readonly ShownWebhook[]
  /** Null without a webhook. */
  readonly log: {
    readonly webhookId: string
    readonly page: ReturnType<typeof presentEventPage>
    /** Null where none is, or it is not theirs. */
    readonly open: ShownWholeEvent | null
  } | null
}

/** What the page asks in the name of whoever is signed in. */
export type OwnMerchant = { readonly merchant: (shown: ShownLog) => Promise<MerchantView> }

declare module '../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly merchant: {
      readonly act: ActName
      /** The key or webhook it was about; empty for a new one. */
      readonly id: string
      /** What was typed. */
      readonly values: Readonly<Record<string, string>>
      readonly shown: ShownLog
      /** What is wrong, by field; the one without a name is about the whole. */
      readonly problems: Readonly<Record<string, string>>
      /** What is shown this once; null where there is nothing. */
      readonly secret: string | null
    }
  }
}

export type MerchantPage = {
  readonly locale: LocaleId
  /** Where calls go that are copied. */
  readonly origin: string
  /** Where to sign in, where nobody is. */
  readonly signIn: string | null
  readonly view: MerchantView
  readonly shown: ShownLog
  readonly done: ConfirmedAct | null
  readonly submitted: Extract<PageContext['submitted'], { kind: 'merchant' }> | null
  /** Of what a form makes: sent twice it makes one. */
  readonly requestKey: string
}

const nothing: MerchantView = { keys: [], webhooks: [], log: null }

/** What the page shows: keys, webhooks, and the log that its address or a form names. */
export async function loadMerchant(context: PageContext<unknown, OwnMerchant>): Promise<MerchantPage> {
  const { locale, query, account } = context
  const submitted = context.submitted?.kind === 'merchant' ? context.submitted : null
  const shown = submitted?.shown ?? readShown((name) => query.get(name))
  const isMade = submitted !== null && Object.keys(submitted.problems).length === 0
  return {
    locale: locale.id,
    origin: originToCopy(context.origin),
    signIn: account === null ? signInLink(paths.merchant(locale.id), paths.signInStart(locale.id)) : null,
    view: account === null ? nothing : await account.merchant(shown),
    shown,
    done: submitted === null ? (confirmedActs.find((act) => act === query.get('done')) ?? null) : null,
    submitted,
    requestKey: (!isMade && submitted?.values.request) || crypto.randomUUID(),
  }
}
