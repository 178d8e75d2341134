import { type InEach, inEach, localeOf } from '@hongyan/locales'

/** Words about each language of the site; about one that has none here they are made of its own name. */
export function ofLanguages(
  words: Readonly<Record<string, string>>,
  madeOf: (ownName: string) => string = (ownName) => ownName,
): InEach {
  return inEach((id) => words[id] ?? madeOf(localeOf(id).ownName))
}
