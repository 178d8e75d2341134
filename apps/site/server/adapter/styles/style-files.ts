/** The file that every page links. */
export const shell = 'shell'

const blocks = 'apps/site/blocks'

/** What the dialogs are styled by that `pages/_browser.ts` fetches on any page. */
export const fetchedLater: ReadonlySet<string> = new Set([blocks, 'apps/site/features/enquiries'])

/**
 * Sheets that share a file: those of all that pages have around them; of all blocks, with what several features show; of
 * each feature.
 */
export function fileOf(sheet: string): string {
  if (/^apps\/site\/(?:blocks|shell\/parts|features\/[^/]+\/widgets)\//.test(sheet)) return blocks
  return /^apps\/site\/features\/[^/]+/.exec(sheet)?.[0] ?? shell
}
