import { contentMessages, type Paper } from '@hongyan/content'
import { paperMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import type { Crumb } from '../../../../shell/parts/breadcrumb/crumbs.ts'

/** The way from home to the shelf, or on to one paper. */
export function paperCrumbs(locale: LocaleId, paper?: Paper): readonly Crumb[] {
  return [
    { name: contentMessages(locale).home, href: paths.home(locale) },
    { name: paperMessages(locale).title, href: paths.whitePaper(locale) },
    ...(paper ? [{ name: paper.title, href: paths.paper(locale, paper.id) }] : []),
  ]
}
