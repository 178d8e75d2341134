import { siteContent } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'

/** Tracking tags of the group-website links, the only clicks that are counted. */
export function linkTags(): ReadonlySet<string> {
  return new Set(localeIds.flatMap((locale) => siteContent(locale).groupSites.sites.map((site) => site.tag)))
}
