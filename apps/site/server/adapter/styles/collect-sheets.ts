import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))

/** A block's own style sheet, as the framework compiled it. */
type CollectedSheet = {
  /** Path in the repository. */
  readonly file: string
  readonly css: string
}

/**
 * Every `*.module.css` of the build by its mark, which stands in its place where the framework puts styles together. The
 * mark follows from the path alone: sheets are compiled in another order each time, and names of files must not be.
 */
export const collectedSheets = new Map<string, CollectedSheet>()

const prefix = 'sheet-'

/** Takes every block's sheet out of the build, and leaves its mark for the framework to bring to the pages. */
export const collectSheets = {
  name: 'collect-sheets',
  apply: 'build' as const,
  transform(css: string, id: string) {
    const [path = ''] = id.split('?')
    if (!path.endsWith('.module.css')) return null
    const file = relative(root, path)
    const mark = `${prefix}${createHash('sha256').update(file).digest('hex').slice(0, 12)}`
    collectedSheets.set(mark, { file, css })
    return { code: `@layer ${mark};`, map: null }
  },
}

/** Whether the name of a layer is a mark, and no layer of ours. */
export function isMark(layer: string): boolean {
  return layer.startsWith(prefix)
}
