import type { LocaleId } from './locale.ts'

/** A text of the data, such as the name of a place: Simplified and Traditional Chinese as in Hong Kong, and English. */
export type DataText = { readonly zh: string; readonly hk: string; readonly en: string }

const fields = { 'zh-CN': 'zh', 'zh-HK': 'hk', 'en-US': 'en' } as const satisfies Record<
  LocaleId,
  keyof DataText
>

/** A text of the data in a language. */
export function textIn(text: DataText, locale: LocaleId): string {
  return text[fields[locale]]
}
