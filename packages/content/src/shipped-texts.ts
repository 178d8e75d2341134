import type { SceneName } from '@hongyan/documents'
import { isDerived, type LocaleId, localeOf, localisedIn, sourceId, standInOf } from '@hongyan/locales'
import { sceneAlts } from './default/scene-alt.ts'
import { inHongKong } from './in-hong-kong.ts'
import { chinese } from './messages/chinese.ts'
import { english } from './messages/english.ts'
import type { Messages } from './messages/types.ts'
import { withOwnProducts } from './own-product-words.ts'
import type { ProductWords } from './product-words.ts'
import { translated } from './translate.ts'
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
  const texts = ofOurProducts(textsOf(locale), locale)
  known.set(locale, texts)
  return texts
}

function ofOurProducts({ messages: texts, sceneAlts: alts }: ShippedTexts, locale: LocaleId): ShippedTexts {
  const products = withOwnProducts(texts.quote.products as ProductWords, locale)
  return { messages: { ...texts, quote: { ...texts.quote, products } }, sceneAlts: alts }
}

function textsOf(locale: LocaleId): ShippedTexts {
  const { complete, fallback } = localeOf(locale)
  if (isDerived(locale) && fallback !== null) return inHongKong(shippedTexts(fallback))
  if (complete) return ownTexts(written(locale), locale)
  const standIn = written(standInOf(locale)?.id ?? sourceId)
  return ownTexts(translated(standIn, written(sourceId), locale) as ShippedTexts, locale)
}

/** The texts of a language that has all of its own. */
function written(locale: LocaleId): ShippedTexts {
  const texts = messages[locale]
  if (texts === undefined) throw new Error(`${locale} is said to be complete, and has no messages`)
  return { messages: texts, sceneAlts: altsIn(locale) }
}

const messages: Readonly<Record<string, Messages>> = { 'zh-CN': chinese, 'en-US': english }

function altsIn(locale: LocaleId): ShippedTexts['sceneAlts'] {
  const alts = Object.entries(sceneAlts).map(([name, alt]) => [name, localisedIn(alt, locale).text])
  return Object.fromEntries(alts) as ShippedTexts['sceneAlts']
}
