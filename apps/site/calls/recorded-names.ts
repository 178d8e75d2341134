import { escapePattern, type LocaleId, localeIds, rootId, withOurNames, writtenIds } from '@hongyan/locales'

/** A name of the company as it stands in what was recorded, and the place that a text would have for it. */
type RecordedName = { readonly text: string; readonly place: string; readonly language: string }

const places = ['brand', 'air', 'short', 'street', 'hotline', 'money.code'].map((name) => `{our.${name}}`)

/** The names of the present company that answers may have in them, the longest first. */
export function presentNames(): readonly RecordedName[] {
  const all = writtenIds.flatMap((language) =>
    places.map((place) => ({ text: withOurNames(place, language), place, language })),
  )
  const byText = new Map(all.toReversed().map((name) => [name.text, name]))
  return [...byText.values()].sort((one, other) => other.text.length - one.text.length)
}

/** What was recorded, without what was said in languages that the site has no more. */
export function inPresentLanguages<T>(recorded: T, languages: readonly string[]): T {
  const gone = languages.filter((language) => !localeIds.some((id) => id === language))
  if (gone.length === 0) return recorded
  return JSON.parse(JSON.stringify(recorded, (key, value) => (gone.includes(key) ? undefined : value))) as T
}

/** What was recorded of one company, with the names of the present one. */
export function renamed<T>(recorded: T, names: readonly RecordedName[]): T {
  const changed = names.flatMap(({ text, place, language }) => {
    const now = withOurNames(place, writtenIds.find((id): id is LocaleId => id === language) ?? rootId)
    return now === text ? [] : [[text, now] as const]
  })
  if (changed.length === 0) return recorded
  const written = changed.reduce(
    (json, [text, now]) => json.replaceAll(alone(text), () => inJson(now)),
    JSON.stringify(recorded),
  )
  return JSON.parse(written) as T
}

/** A name by itself: not within a longer word or number. */
function alone(text: string): RegExp {
  const pattern = escapePattern(inJson(text))
  return /^\w/.test(text) ? new RegExp(`(?<!\\w)${pattern}(?!\\w)`, 'g') : new RegExp(pattern, 'g')
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
