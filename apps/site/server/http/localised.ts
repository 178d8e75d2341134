import type { Localised } from '@hongyan/locales'

/** A sentence in the three languages of the site. */
export function localised(zhCN: string, zhHK: string, enUS: string): Localised {
  return { 'zh-CN': zhCN, 'zh-HK': zhHK, 'en-US': enUS }
}
