import { siteContent, wordMessages } from '@hongyan/content'
import { existsIn, type LocaleId } from '@hongyan/locales'
import { routes } from '../../../routes.ts'
import type { DocumentText } from './document.ts'

/** Screens that are no documents and no tools either. */
const lists = new Set(['/news', '/notice', '/industry-dynamics', '/air/notice', '/developers'])

/** Found by its name alone: what it says is that the others ask for no sign-in. */
const speaksOfOthers = '/sign-in'

/** Screens nobody looks for: home and the search are at hand, components are samples. */
const unfit = /^\/(search|components\/\w+)?$/

/** Screens of the route table that have head texts of their own: tools, and lists. */
export function readTools(locale: LocaleId, now: number): readonly DocumentText[] {
  const { entries } = siteContent(locale, now).tdkList
  const { brand } = wordMessages(locale)
  return routes.flatMap(({ pattern }) => {
    const head = entries.find(({ path }) => path === pattern)
    if (head === undefined || unfit.test(pattern)) return []
    return {
      kind: lists.has(pattern) ? 'page' : 'tool',
      path: pattern,
      date: null,
      isShown: existsIn(pattern, locale),
      text: {
        name: head.title.replace(` - ${brand}`, ''),
        trail: [],
        description: head.description,
        headings: [],
        passages: pattern === speaksOfOthers ? [] : [head.description],
        keywords: head.keyword,
      },
    }
  })
}
