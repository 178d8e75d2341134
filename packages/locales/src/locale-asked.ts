import { type LocaleId, localeIds, localeOf, sourceId } from './locale.ts'

/** The edition for a browser that asks for a language by its tag, such as `zh-TW`; the source where none fits. */
export function localeAsked(tag: string): LocaleId {
  const asked = tag.toLowerCase()
  const fitting = localeIds
    .flatMap((id) => localeOf(id).browsers.map((browser) => ({ id, browser })))
    .filter(({ browser }) => asked === browser || asked.startsWith(`${browser}-`))
    .sort((one, other) => other.browser.length - one.browser.length)
  return fitting[0]?.id ?? sourceId
}
