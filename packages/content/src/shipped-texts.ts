import type { SceneName } from '@hongyan/documents'
import { type LocaleId, localeOf, sourceId } from '@hongyan/locales'
import { sceneAlts } from './default/scene-alt.ts'
import { inHongKong } from './in-hong-kong.ts'
import { chinese } from './messages/chinese.ts'
import { english } from './messages/english.ts'
import type { Messages } from './messages/types.ts'
import { ownTexts } from './with-our-names.ts'

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
  const texts = textsOf(locale)
  known.set(locale, texts)
  return texts
}

function textsOf(locale: LocaleId): ShippedTexts {
  const { derivation, fallback } = localeOf(locale)
  if (derivation !== null && fallback !== null) return inHongKong(shippedTexts(fallback))
  return written[locale]?.() ?? shippedTexts(fallback ?? sourceId)
}

/** Languages that have texts of their own. */
const written: Readonly<Partial<Record<LocaleId, () => ShippedTexts>>> = {
  'zh-CN': () => ({ messages: ownTexts(chinese, 'zh-CN'), sceneAlts: altsIn('zh-CN') }),
  'en-US': () => ({ messages: ownTexts(english, 'en-US'), sceneAlts: altsIn('en-US') }),
}

function altsIn(locale: 'zh-CN' | 'en-US'): ShippedTexts['sceneAlts'] {
  const alts = Object.entries(sceneAlts).map(([name, alt]) => [name, alt[locale]])
  return Object.fromEntries(alts) as ShippedTexts['sceneAlts']
}
