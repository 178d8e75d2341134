import { type Localised, localeOf, withOurNames, writtenIds } from '@hongyan/locales'

/**
 * A sentence in Simplified Chinese, as in Hong Kong, and in English, with the names of the company in it. One in a
 * language that the site does not have is left out.
 */
export function localised(zh: string, hk: string, en: string): Localised {
  const said: Readonly<Record<string, string>> = { zh, hk, en }
  return Object.fromEntries(
    writtenIds.flatMap((id) => {
      const own = said[localeOf(id).key]
      return own === undefined ? [] : [[id, withOurNames(own, id)]]
    }),
  ) as Localised
}
