import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'
import { listAddress, type PageStyles, stylesFile } from '../../rendering/page-styles.ts'
import { collectedSheets, numberOf } from './collect-sheets.ts'
import { type DividedSheet, divideSheet } from './divide-sheet.ts'
import { constantsOf, foldConstants } from './fold-constants.ts'

/** A page as the framework lists it, with the styles it would put into its head. */
type PageRoute = { styles: { type: string; content?: string; src?: string }[] }

/**
 * Writes the files that pages link and the table by which they are chosen, and leaves in each page's head no more than
 * the number of its list. `build` is the folder with `client`.
 */
export function writeStyles(routes: readonly PageRoute[], build: string): void {
  const lists = new Map<string, number>()
  const scripted: number[][] = []
  let common = ''
  for (const route of routes) {
    const { numbers, own } = readMarks(route.styles.map(({ content = '' }) => content).join(''))
    if (own.length > common.length) common = own
    const needed = numbers.filter((number) => collectedSheets[number]?.scripted)
    const key = needed.join()
    if (!lists.has(key)) lists.set(key, scripted.push(needed) - 1)
    route.styles = [{ type: 'external', src: `${listAddress}${lists.get(key)}` }]
  }
  const all = collectedSheets.map(({ css, file }) => ({ css, isAround: around.test(file) }))
  const ofAll = common + all.map(({ css, isAround }) => (isAround ? css : '')).join('')
  const constants = constantsOf(
    ofAll,
    all.map(({ css, isAround }) => (isAround ? '' : css)),
  )
  const divide = (css: string): DividedSheet => divideSheet(foldConstants(css, constants))
  const global = divide(ofAll)
  const sheets = all.map(({ css, isAround }) => divide(isAround ? '' : css))
  const files = new Map([[shell, global.rest]])
  for (const [number, { whole }] of sheets.entries())
    files.set(folderOf(number), (files.get(folderOf(number)) ?? '') + whole)
  const addresses = new Map(
    [...files].map(([folder, css]) => [folder, writeFile(css, join(build, 'client'))]),
  )
  const styles: PageStyles = {
    global: global.first,
    shell: addresses.get(shell) ?? '',
    sheets: sheets.map(({ first }, number) => ({ first, file: addresses.get(folderOf(number)) ?? '' })),
    classes: classesOf(sheets, global.classes),
    scripted,
  }
  writeFileSync(join(build, stylesFile), JSON.stringify(styles))
}

/** What stands in the first screenful of every page, whichever blocks it has. */
const around =
  /^apps\/site\/shell\/(?:brand\/logo|status\/status|header\/(?:header|top-bar|language-switch))\.module\.css$/

const shell = 'shell'

/** Sheets that share a file: those of a block or of a part of a feature, and all that pages have around them. */
function folderOf(number: number): string {
  const folder = dirname(collectedSheets[number]?.file ?? '')
  return /^(?:packages\/ui|apps\/site\/shell)\//.test(folder) ? shell : folder
}

/** Which sheets the framework brought to a page, and what else it did. */
function readMarks(css: string): { readonly numbers: readonly number[]; readonly own: string } {
  const numbers: number[] = []
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        'layer-statement': ({ value }) => {
          const found = value.names.map(([name = '']) => numberOf(name)).filter((number) => number !== null)
          numbers.push(...found)
          return found.length > 0 ? [] : undefined
        },
      },
    },
  })
  return { numbers, own: code.toString() }
}

/** Names that several sheets use tell nothing. */
function classesOf(sheets: readonly DividedSheet[], shared: ReadonlySet<string>): PageStyles['classes'] {
  const owners = new Map<string, number[]>()
  for (const [number, { classes }] of sheets.entries())
    for (const name of classes) owners.set(name, [...(owners.get(name) ?? []), number])
  return Object.fromEntries(
    [...owners].flatMap(([name, [number, ...others]]) =>
      number === undefined || others.length > 0 || shared.has(name) ? [] : [[name, number]],
    ),
  )
}

function writeFile(css: string, folder: string): string {
  const address = `/_assets/${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
  mkdirSync(dirname(join(folder, address)), { recursive: true })
  writeFileSync(join(folder, address), css)
  return address
}
