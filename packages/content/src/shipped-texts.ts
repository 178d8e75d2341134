import type { SceneName } from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import { sceneAlts } from './default/scene-alt.ts'
import { inHongKong } from './in-hong-kong.ts'
import type { Messages } from './messages/types.ts'
import { englishMessages, sourceMessages } from './source-messages.ts'

/** All texts of one language that are no documents. */
export type ShippedTexts = {
  readonly messages: Messages
  /** What each picture shows, for whoever does not see it. */
  readonly sceneAlts: Readonly<Record<SceneName, string>>
}

export { inHongKong }

const known = new Map<LocaleId, ShippedTexts>()

/** The texts of a language from their sources. What is served reads them from its files: `read-built.ts`. */
export function shippedTexts(locale: LocaleId): ShippedTexts {
  const before = known.get(locale)
  if (before !== undefined) return before
  const texts = locale === 'en-US' ? english() : locale === 'zh-CN' ? chinese() : inHongKong(chinese())
  known.set(locale, texts)
  return texts
}

function chinese(): ShippedTexts {
  return { messages: sourceMessages, sceneAlts: altsIn('zh-CN') }
}

function english(): ShippedTexts {
  return { messages: englishMessages, sceneAlts: altsIn('en-US') }
}

function altsIn(locale: 'zh-CN' | 'en-US'): ShippedTexts['sceneAlts'] {
  const alts = Object.entries(sceneAlts).map(([name, alt]) => [name, alt[locale]])
  return Object.fromEntries(alts) as ShippedTexts['sceneAlts']
}
