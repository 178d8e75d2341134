import type { PluralForms } from '@hongyan/locales'
import type { developersZh } from './developers.zh.ts'
import type { errorsZh } from './errors.zh.ts'
import type { galleryZh } from './gallery.zh.ts'
import type { homeZh } from './home.zh.ts'
import type { shellZh } from './shell.zh.ts'
import type { trackingZh } from './tracking.zh.ts'
import type { wordsZh } from './words.zh.ts'

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

export type WordsMessages = Texts<typeof wordsZh>
export type DevelopersMessages = Texts<typeof developersZh>
export type ErrorsMessages = Texts<typeof errorsZh>
export type ShellMessages = Texts<typeof shellZh>
export type HomeMessages = Texts<typeof homeZh>
export type GalleryMessages = Texts<typeof galleryZh>
export type TrackingMessages = Texts<typeof trackingZh>

/** Every area of the interface's own texts. Editorial texts are documents, not messages. */
export type Messages = {
  readonly words: WordsMessages
  readonly developers: DevelopersMessages
  readonly errors: ErrorsMessages
  readonly shell: ShellMessages
  readonly home: HomeMessages
  readonly gallery: GalleryMessages
  readonly tracking: TrackingMessages
}
