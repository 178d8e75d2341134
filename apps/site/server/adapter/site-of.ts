import type { SSRResult } from 'astro'
import type { PageContext } from '../../shell/page-context.ts'

/** What the page that something is rendered for was told by the server. */
export function siteOf(result: SSRResult): PageContext {
  return result.createAstro({}, null).locals.site
}
