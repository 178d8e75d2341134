import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))

/** A block's own style sheet, as the framework compiled it. */
export type CollectedSheet = {
  /** Path in the repository. */
  readonly file: string
  readonly css: string
  /** A script that runs in browsers has its names: it may be needed where no markup of the page shows it. */
  scripted: boolean
}

/** Every `*.module.css` of the build by its number, which stands in its place where the framework puts styles together. */
export const collectedSheets: CollectedSheet[] = []

const mark = 'sheet-'

/** Takes every block's sheet out of the build, and leaves its number for the framework to bring to the pages. */
export const collectSheets = {
  name: 'collect-sheets',
  apply: 'build' as const,
  transform(this: { environment: { name: string } }, css: string, id: string) {
    const [path = ''] = id.split('?')
    if (!path.endsWith('.module.css')) return null
    const file = relative(root, path)
    let number = collectedSheets.findIndex((sheet) => sheet.file === file)
    if (number === -1) number = collectedSheets.push({ file, css, scripted: false }) - 1
    const sheet = collectedSheets[number]
    if (sheet && this.environment.name === 'client') sheet.scripted = true
    return { code: `@layer ${mark}${number};`, map: null }
  },
}

/** The number that a name of a layer stands for, or null where it is a layer of ours. */
export function numberOf(layer: string): number | null {
  return layer.startsWith(mark) ? Number(layer.slice(mark.length)) : null
}
