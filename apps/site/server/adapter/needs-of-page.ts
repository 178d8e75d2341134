import type { SSRResult } from 'astro'
import type { PageNeeds } from '../../shell/page-needs.ts'

/** Where whatever is rendered says what the document of its page needs. */
export function needsOfPage(result: SSRResult): PageNeeds {
  return result.createAstro({}, null).locals.site.needs
}
