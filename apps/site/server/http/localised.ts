import { type Localised, withOurNames } from '@hongyan/locales'

/** A sentence in the three languages of the site, with the names of the company in it. */
export function localised(zhCN: string, zhHK: string, enUS: string): Localised {
  return {
    'zh-CN': withOurNames(zhCN, 'zh-CN'),
    'zh-HK': withOurNames(zhHK, 'zh-HK'),
    'en-US': withOurNames(enUS, 'en-US'),
  }
}
