import { type LocaleId, localeOf } from '@hongyan/locales'
import type { z } from 'zod'
import { fleet } from './aircraft.ts'
import { home } from './home.ts'
import { investorNavigation } from './investors.ts'
import { groupSites, navigation } from './navigation.ts'
import { expressMenu, tdkList } from './pages.ts'
import { papers } from './papers.ts'
import { priceTables } from './prices.ts'
import { prohibited } from './prohibited.ts'
import { floatingBox, footer, hongKongFooter, orderDialog, support } from './shell.ts'

/** Every document of the site. Each exists once per language and is published by itself. */
export const documentSchemas = {
  navigation,
  airNavigation: navigation,
  hongKongNavigation: navigation,
  groupSites,
  footer,
  hongKongFooter,
  support,
  floatingBox,
  orderDialog,
  expressMenu,
  home,
  tdkList,
  priceTables,
  fleet,
  prohibited,
  investorNavigation,
  papers,
} as const

export type DocumentName = keyof typeof documentSchemas
export const documentNames = Object.keys(documentSchemas) as readonly DocumentName[]

export type SiteContent = { readonly [Name in DocumentName]: z.output<(typeof documentSchemas)[Name]> }
/** What an author writes: defaults may be left out. */
export type DocumentInput<Name extends DocumentName> = z.input<(typeof documentSchemas)[Name]>

/** CMS section code of a document in a language: `100025-footer-en`. */
export function sectionCode(name: DocumentName, locale: LocaleId): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `100025-${words}${localeOf(locale).cmsSuffix}`
}
