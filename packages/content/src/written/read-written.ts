import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CollectionName } from '@hongyan/documents'
import { lazyMap } from '../lazily.ts'
import { collections } from './collections.ts'
import { inOrder, joinFiles } from './join-files.ts'
import { parseWritten } from './parse-written.ts'
import { WrittenError } from './written-error.ts'

/** Documents that are written in a folder, one in each file. */
export type Written = {
  /**
   * The seed of a document such as `papers`, which is the file of its name, or a folder of files in the order of its
   * `order.yaml`: lists of the same name in several of them become one.
   * @throws WrittenError
   */
  readonly document: (name: string) => object
  /**
   * The seeds of a collection by key, in their order: that of its file `order.yaml`, otherwise the newest first. Each is
   * read when it is first asked for.
   * @throws WrittenError when its files and their order do not agree
   */
  readonly collection: (name: CollectionName) => ReadonlyMap<string, object>
}

/** What is written in a folder that messages call `called`. */
export function openWritten(folder: string, called: string): Written {
  const known = new Map<string, { readonly text: string; readonly seed: object }>()

  const readFile = (file: string, named: Readonly<Record<string, string>>): object => {
    const text = readFileSync(`${folder}${file}`, 'utf8')
    const before = known.get(file)
    if (before?.text === text) return before.seed
    const seed = parseWritten(text, `${called}${file}`, named)
    known.set(file, { text, seed })
    return seed
  }

  const namesIn = (place: string): readonly string[] =>
    globSync('**/*.yaml', { cwd: `${folder}${place}` }).map((file) =>
      file.replaceAll('\\', '/').slice(0, -'.yaml'.length),
    )
  const join = (place: string): object =>
    joinFiles(place, namesIn(place), (name) => readFile(`${place}/${name}.yaml`, {}), called)

  return {
    document: (name) => (existsSync(`${folder}${name}`) ? join(name) : readFile(`${name}.yaml`, {})),
    collection: (name) => {
      const { place, named } = collections[name]
      const found = namesIn(place)
      const read = (item: string): object => readFile(`${place}/${item}.yaml`, named(item))
      const names = found.includes('order')
        ? inOrder(readFile(`${place}/order.yaml`, {}), place, found)
        : newestFirst(found, read)
      const byKey = new Map(names.map((item) => [Object.values(named(item))[0] ?? '', item]))
      return lazyMap([...byKey.keys()], (key) => read(byKey.get(key) ?? ''))
    },
  }
}

/** The documents the site ships with. */
export const written = openWritten(
  fileURLToPath(new URL('../../documents/', import.meta.url)),
  'packages/content/documents/',
)

function newestFirst(names: readonly string[], read: (name: string) => object): readonly string[] {
  const days = new Map(names.map((name) => [name, dayOf(name, read)]))
  const dayIn = (name: string): string => days.get(name) ?? ''
  return names.toSorted((one, other) => dayIn(other).localeCompare(dayIn(one)) || one.localeCompare(other))
}

/** The date of an item; what is wrong with its file is told when the item is read. */
function dayOf(name: string, read: (name: string) => object): string {
  try {
    return String(Reflect.get(read(name), 'date'))
  } catch (error) {
    if (error instanceof WrittenError) return ''
    throw error
  }
}
