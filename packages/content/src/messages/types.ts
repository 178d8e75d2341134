import type { PluralForms } from '@hongyan/locales'
import type { chinese } from './chinese.ts'

/**
 * The shape of a set of texts: any text where the Chinese source has one, any plural forms where it has those.
 * A language that lacks a key, or has one too many, does not compile.
 */
export type Texts<T> = T extends string
  ? string
  : T extends { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
    ? [keyof T] extends [Intl.LDMLPluralRule]
      ? PluralForms
      : { readonly [K in keyof T]: Texts<T[K]> }
    : { readonly [K in keyof T]: Texts<T[K]> }

/** Every area of the interface's own texts. Editorial texts are documents, not messages. */
export type Messages = Texts<typeof chinese>
