import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../../../..', import.meta.url).pathname
const folders = [
  'apps/site/blocks',
  'apps/site/features',
  'apps/site/pages',
  'apps/site/shell',
  'packages/ui/src',
]
const letters = 'abcdefghijklmnopqrstuvwxyz'
const signs = `${letters}0123456789`

/** A name by its number: two characters for the first 936, then three. */
function wordOf(number) {
  const sign = signs[number % signs.length]
  const rest = Math.floor(number / signs.length)
  return rest < letters.length ? letters[rest] + sign : wordOf(rest - letters.length) + sign
}

// Lists of page blockers hide elements of these classes.
const taken = new Set(['ad'])

const given = new Map()
let next = 0

function nameFor(source) {
  const known = given.get(source)
  if (known !== undefined) return known
  let word = wordOf(next++)
  while (taken.has(word)) word = wordOf(next++)
  given.set(source, word)
  return word
}

// All names are numbered in advance, so that they do not depend on the order in which files are built.
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.module.css'))
    .sort()
    .map((name) => `${folder}/${name}`),
)
for (const file of files) {
  const css = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, name] of css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)) nameFor(`${file} ${name}`)
}

/**
 * Class names of CSS modules as two characters: they stand in every page, so their length is paid by visitors.
 * The same sources give the same names in every build.
 */
export function shortClassName(name, file) {
  const path = file.split('?')[0]
  return nameFor(`${path.startsWith(root) ? path.slice(root.length) : path} ${name}`)
}
