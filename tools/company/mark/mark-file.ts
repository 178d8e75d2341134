import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WrongCompanyFile } from '../read-company-file.ts'

/** The shapes of a mark in a box of 48 units, as path data: what has the signal's colour, and over it what has the ink's. */
export type Mark = { readonly signal: string; readonly ink: string }

const name = 'mark.svg'
/** It stands in the head and the foot of every page. */
const mostBytes = 4096
const box = '0 0 48 48'
const pathData = /^M[\sMmLlHhVvCcSsQqTtAaZz\d.,eE+-]*$/

/** `mark.svg` of a folder; `signal` is the colour that `company.yaml` says. @throws WrongCompanyFile */
export function readMark(folder: string, signal: string): Mark {
  const path = join(folder, name)
  if (!existsSync(path)) throw new WrongCompanyFile([`${name} is missing: it is your mark`])
  return markOfText(readFileSync(path, 'utf8'), signal)
}

/** What the text of such a file draws. @throws WrongCompanyFile */
export function markOfText(svg: string, signal: string): Mark {
  const faults: string[] = []
  if (Buffer.byteLength(svg) > mostBytes)
    faults.push(`${name} has more than ${mostBytes} bytes: every page carries it twice`)
  const elements = elementsOf(svg.replace(/<\?xml.*?\?>|<!--.*?-->/gs, ''))
  if (elements === null)
    throw new WrongCompanyFile([...faults, `${name} has text or marks outside its elements`])
  const [root, ...inside] = elements
  if (root?.tag !== 'svg') faults.push(`${name} must begin with <svg>`)
  if (root?.attributes.get('viewBox') !== box)
    faults.push(`${name}: viewBox must be "${box}", and the mark drawn within it`)
  if (inside.length === 0) faults.push(`${name} draws nothing`)
  const paths = { signal: '', ink: '' }
  for (const [at, { tag, attributes }] of inside.entries()) {
    if (tag !== 'path') {
      faults.push(`${name}: <${tag}> cannot be drawn everywhere; there may be <path> alone`)
      continue
    }
    const other = [...attributes.keys()].filter((one) => one !== 'd' && one !== 'fill')
    if (other.length > 0) faults.push(`${name}: a path has d and fill, and no ${other.join(', ')}`)
    const data = attributes.get('d') ?? ''
    if (!pathData.test(data)) faults.push(`${name}: d of path ${at + 1} must be path data that begins with M`)
    const fill = attributes.get('fill')
    const colour = fill?.toLowerCase() === signal ? 'signal' : fill === 'currentColor' ? 'ink' : null
    if (colour === null)
      faults.push(
        `${name}: fill of path ${at + 1} must be "${signal}", the signal, or "currentColor", the ink`,
      )
    else if (paths[colour] !== '') faults.push(`${name} has two paths in one colour: join them into one`)
    else if (colour === 'signal' && paths.ink !== '')
      faults.push(`${name}: the path in the signal stands first, because it is drawn first`)
    else paths[colour] = data.trim().replaceAll(/\s+/g, ' ')
  }
  if (faults.length > 0) throw new WrongCompanyFile(faults)
  return paths
}

type Element = { readonly tag: string; readonly attributes: ReadonlyMap<string, string> }

/** The elements of a plain document; null where there is anything between them. */
function elementsOf(svg: string): readonly Element[] | null {
  const tags = /<\/?([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g
  if (svg.replaceAll(tags, '').trim() !== '') return null
  return [...svg.matchAll(tags)]
    .filter(([whole]) => !whole.startsWith('</'))
    .map(([, tag = '', given = '']) => ({
      tag,
      attributes: new Map(
        [...given.matchAll(/([\w:-]+)\s*=\s*["']([^"']*)["']/g)].map(([, key = '', value = '']) => [
          key,
          value,
        ]),
      ),
    }))
}

/** The module that pages, labels and papers have the mark from. */
export function markModule({ signal, ink }: Mark): string {
  return [
    '// Made of company/mark.svg by `npm run company`.',
    '',
    "/** The shapes of the mark in a box of 48 units: in the signal's colour, and over it in that of the ink. */",
    constant('signalPath', signal),
    constant('inkPath', ink),
    '',
  ].join('\n')
}

/** As the formatter breaks it. */
function constant(constantName: string, value: string): string {
  const line = `export const ${constantName} = '${value}'`
  return line.length <= 110 ? line : `export const ${constantName} =\n  '${value}'`
}
