/** The languages of the site, from one table: routes, tags, fonts and formats are all derived from it. */
export type LocaleId = 'zh-CN' | 'zh-HK' | 'en-US'

/** A text that exists in every language. `zh-HK` is derived from `zh-CN` unless someone wrote it. */
export type Localised<T = string> = Readonly<Record<LocaleId, T>>

/** One language edition. Each name says its use, so that no tag is used for another purpose. */
export type Locale = {
  readonly id: LocaleId
  /** First path segment without slashes; `''` for the root edition. */
  readonly urlSegment: '' | 'hk' | 'en'
  /** Value of the `lang` attribute (BCP 47). */
  readonly htmlLang: string
  /** Value of `hreflang` in link elements and sitemaps. */
  readonly hreflang: string
  readonly dir: 'ltr'
  /** Tag handed to `Intl`. */
  readonly intl: string
  /** Suffix of CMS section codes (`100025-<name><suffix>`). */
  readonly cmsSuffix: '' | '-tc' | '-en'
  readonly script: 'hans' | 'hant' | 'latin'
  /** The language's own name, as shown in the switch. */
  readonly ownName: string
  /** Which navigation and footer the edition wears. */
  readonly shell: 'standard' | 'hong-kong'
  /** `zh-HK` counts as Chinese in the language rule. */
  readonly chinese: boolean
  /** Edition whose text is shown, marked with its own `lang`, when this one has none. */
  readonly fallback: LocaleId | null
}

export const locales = {
  'zh-CN': {
    id: 'zh-CN',
    urlSegment: '',
    htmlLang: 'zh-Hans-CN',
    hreflang: 'zh-Hans',
    dir: 'ltr',
    intl: 'zh-CN',
    cmsSuffix: '',
    script: 'hans',
    ownName: '简体中文',
    shell: 'standard',
    chinese: true,
    fallback: null,
  },
  'zh-HK': {
    id: 'zh-HK',
    urlSegment: 'hk',
    htmlLang: 'zh-Hant-HK',
    hreflang: 'zh-Hant-HK',
    dir: 'ltr',
    intl: 'zh-HK',
    cmsSuffix: '-tc',
    script: 'hant',
    ownName: '繁體中文',
    shell: 'hong-kong',
    chinese: true,
    fallback: 'zh-CN',
  },
  'en-US': {
    id: 'en-US',
    urlSegment: 'en',
    htmlLang: 'en-US',
    hreflang: 'en',
    dir: 'ltr',
    intl: 'en-US',
    cmsSuffix: '-en',
    script: 'latin',
    ownName: 'English',
    shell: 'standard',
    chinese: false,
    fallback: 'zh-CN',
  },
} as const satisfies Record<LocaleId, Locale>

export const localeIds = Object.keys(locales) as readonly LocaleId[]

/** The record of a language. */
export function localeOf(id: LocaleId): Locale {
  return locales[id]
}
