import { browserTags } from './languages.gen.ts'
import { type InEach, type LocaleId, localeIds, rootId } from './locale.ts'

const tags: InEach<readonly string[]> = browserTags

/** The edition for a browser that asks for a language by its tag, such as `zh-TW`; the source where none fits. */
export function localeAsked(tag: string): LocaleId {
  const asked = tag.toLowerCase()
  const fitting = localeIds
    .flatMap((id) => tags[id].map((browser) => ({ id, browser })))
    .filter(({ browser }) => asked === browser || asked.startsWith(`${browser}-`))
    .sort((one, other) => other.browser.length - one.browser.length)
  return fitting[0]?.id ?? rootId
}
