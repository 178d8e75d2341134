import type { LocaleId } from '@hongyan/locales'

/** What is said by text message, by kind: an entity that sends one declares it. */
export interface TextMessages {
  readonly code: { readonly code: string; readonly minutes: number }
  readonly receipt: { readonly number: string }
}

/** One of them; the gateway's adapter finds the words or the provider's template. */
export type TextMessage = {
  readonly [Kind in keyof TextMessages]: { readonly kind: Kind } & TextMessages[Kind]
}[keyof TextMessages]

/** `refused`: certainly not sent. `unknown`: it may have been sent. `problem` never holds number or text. */
export type SmsOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'unknown'; readonly problem: string }

/** The way to a provider of text messages. `id` makes a repeat recognisable where the provider can use it. */
export type SmsGateway = {
  send(message: {
    readonly id: string
    readonly to: string
    readonly locale: LocaleId
    readonly text: TextMessage
  }): Promise<SmsOutcome>
}
