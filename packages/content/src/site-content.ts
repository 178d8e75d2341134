import type { LocaleId } from '@hongyan/locales'
import { type DocumentName, documentNames, documentSchemas, type SiteContent } from './contract/site.ts'
import { fleet } from './default/fleet.ts'
import { home } from './default/home.ts'
import { investorNavigation } from './default/investors.ts'
import { airNavigation, hongKongNavigation, navigation } from './default/navigation.ts'
import { papers } from './default/papers.ts'
import { placeholders } from './default/placeholders.ts'
import { priceTables } from './default/prices.ts'
import { prohibited } from './default/prohibited.ts'
import {
  expressMenu,
  floatingBox,
  footer,
  groupSites,
  hongKongFooter,
  orderDialog,
  support,
} from './default/shell.ts'
import { tdkList } from './default/tdk.ts'
import { type FactId, facts, isCurrent } from './facts.ts'
import { publishedDocument, publishedVersion } from './published.ts'
import { resolveSeed } from './seed.ts'

/** The documents the site ships with, in both written languages. */
export const seeds: Readonly<Record<DocumentName, unknown>> = {
  navigation,
  airNavigation,
  hongKongNavigation,
  groupSites,
  footer,
  hongKongFooter,
  support,
  floatingBox,
  orderDialog,
  expressMenu,
  home,
  tdkList,
  placeholders,
  priceTables,
  fleet,
  prohibited,
  investorNavigation,
  papers,
}

/** One document in one language at a moment (ms UTC). Throws when the default content breaks its contract. */
export function defaultDocument<Name extends DocumentName>(
  name: Name,
  locale: LocaleId,
  at: number,
): SiteContent[Name] {
  return documentSchemas[name].parse(resolveSeed(seeds[name], locale, at)) as SiteContent[Name]
}

const built = new Map<string, { readonly version: number; readonly content: SiteContent }>()

/**
 * All documents of one language, what has been published before what the site ships with. Statements whose facts
 * have expired at `at` (ms UTC) are not in the latter. The same frozen object is returned until a fact expires or
 * something is published.
 */
export function siteContent(locale: LocaleId, at: number = Date.now()): SiteContent {
  const expired = (Object.keys(facts) as FactId[]).filter((factId) => !isCurrent(factId, at))
  const key = `${locale} ${expired.join(' ')}`
  const known = built.get(key)
  const version = publishedVersion()
  if (known?.version === version) return known.content
  const content = Object.fromEntries(
    documentNames.map((name) => [name, publishedDocument(name, locale) ?? defaultDocument(name, locale, at)]),
  )
  const frozen = freeze(content) as SiteContent
  built.set(key, { version, content: frozen })
  return frozen
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}
