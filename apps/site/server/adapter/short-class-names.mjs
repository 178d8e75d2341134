import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const root = new URL('../../../..', import.meta.url).pathname
const given = new Map()

/**
 * Class names of CSS modules as five characters: they stand in every page, so their length is paid by visitors.
 * The same file and name give the same class in every build; two that meet stop the build.
 */
export function shortClassName(name, file) {
  const source = `${relative(root, file.split('?')[0])} ${name}`
  const number = createHash('sha256').update(source).digest().readUInt32BE(0)
  const short = `${String.fromCharCode(97 + (number % 26))}${Math.floor(number / 26)
    .toString(36)
    .padStart(4, '0')
    .slice(-4)}`
  const known = given.get(short) ?? source
  if (known !== source) throw new Error(`the class names of "${known}" and "${source}" meet; rename one`)
  given.set(short, source)
  return short
}
