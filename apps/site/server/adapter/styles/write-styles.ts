import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'
import { listAddress, type OwnTexts, type PageStyles, stylesFile } from '../page-styles.ts'
import { collectedSheets, isMark } from './collect-sheets.ts'
import { type DividedSheet, divideSheet } from './divide-sheet.ts'
import { constantsOf, foldConstants } from './fold-constants.ts'
import { fetchedLater, fileOf, shell } from './style-files.ts'

/** A page as the framework lists it, with the styles and scripts it would put into its head. */
type PageRoute = {
  styles: { type: string; content?: string; src?: string }[]
  scripts: { type: string; value: string }[]
}

/**
 * Writes the files that pages link and the table by which they are chosen, and leaves in each page's head no more than
 * the number of its list. `build` is the folder with `client`, `own` what documents carry besides.
 */
export function writeStyles(routes: readonly PageRoute[], build: string, own: OwnTexts): void {
  const marked = routes.map((route) => ({
    route,
    ...readMarks(route.styles.map(({ content = '' }) => content).join('')),
  }))
  const collected = inOrder(marked.map(({ marks }) => marks)).flatMap((mark) => {
    const sheet = collectedSheets.get(mark)
    return sheet === undefined ? [] : [{ mark, ...sheet, isAround: around.test(sheet.file) }]
  })
  const common = marked
    .map(({ own }) => own)
    .reduce((one, other) => (other.length > one.length ? other : one), '')
  const ofAll = common + collected.map(({ css, isAround }) => (isAround ? css : '')).join('')
  const constants = constantsOf(
    ofAll,
    collected.map(({ css, isAround }) => (isAround ? '' : css)),
  )
  const divide = (css: string): DividedSheet => divideSheet(foldConstants(css, constants))
  const global = divide(ofAll)
  const sheets = collected.map(({ css, isAround }) => divide(isAround ? '' : css))

  const files = new Map([[shell, global.deferred]])
  for (const [number, { file }] of collected.entries())
    files.set(fileOf(file), (files.get(fileOf(file)) ?? '') + (sheets[number]?.whole ?? ''))
  const addresses = new Map([...files].map(([name, css]) => [name, writeFile(css, join(build, 'client'))]))

  const lists = new Map<string, readonly string[]>()
  for (const { route, marks } of marked) {
    const own = collected.filter(({ mark }) => marks.includes(mark)).map(({ file }) => fileOf(file))
    const linked = [...addresses].filter(([name]) => name === shell || own.includes(name))
    const list = linked.map(([, address]) => address)
    lists.set(list.join(), list)
    route.styles = [{ type: 'external', src: `${listAddress}${[...lists.keys()].indexOf(list.join())}` }]
  }
  const styles: PageStyles = {
    own,
    script: takeScript(routes),
    global: global.first,
    sheets: sheets.map(({ first }) => first),
    classes: classesOf(sheets, global.classes),
    lists: [...lists.values()],
    fetched: [...addresses].filter(([name]) => fetchedLater.has(name)).map(([, address]) => address),
  }
  writeFileSync(join(build, stylesFile), JSON.stringify(styles))
}

/** Takes the one script that the framework would put into every head. */
function takeScript(routes: readonly PageRoute[]): string {
  const found = new Set(routes.flatMap(({ scripts }) => scripts.map(({ type, value }) => `${type} ${value}`)))
  for (const route of routes) route.scripts = []
  const [only = ''] = found
  const [type, address = ''] = only.split(' ')
  if (found.size !== 1 || type !== 'external')
    throw new Error(`pages share no script: ${[...found].join(', ')}`)
  return `/${address}`
}

/**
 * All sheets in one order for every build of the same sources: as pages import them, then by name.
 */
function inOrder(pages: readonly (readonly string[])[]): readonly string[] {
  const byName = [...collectedSheets].sort(([, one], [, other]) => (one.file < other.file ? -1 : 1))
  return [...new Set([...pages.flat(), ...byName.map(([mark]) => mark)])]
}

/** What stands in the first screenful of every page, whichever blocks it has. */
const around =
  /^apps\/site\/shell\/(?:brand\/logo|status\/status|header\/(?:header|top-bar|language-switch))\.module\.css$/

/** Which sheets the framework brought to a page, and what else it did. */
function readMarks(css: string): { readonly marks: readonly string[]; readonly own: string } {
  const marks: string[] = []
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        'layer-statement': ({ value }) => {
          const found = value.names.map(([name = '']) => name).filter(isMark)
          marks.push(...found)
          return found.length > 0 ? [] : undefined
        },
      },
    },
  })
  return { marks, own: code.toString() }
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
