/** The languages that the desk itself speaks, whatever those of the site are. */
export const deskLanguages = {
  'zh-CN': { side: 0, words: 'zh', ownName: '中文', tag: 'zh-Hans', other: 'en-US' },
  'en-US': { side: 1, words: 'en', ownName: 'English', tag: 'en', other: 'zh-CN' },
} as const
export type DeskLanguage = keyof typeof deskLanguages

export function isDeskLanguage(value: unknown): value is DeskLanguage {
  return typeof value === 'string' && Object.hasOwn(deskLanguages, value)
}
