import { type DocumentName, documentNames } from '@hongyan/documents'
import { nameOf, readName } from '@hongyan/domain/desk-documents/document-name'
import type { FilePlace } from '@hongyan/domain/desk-documents/document-source'
import { wordsOf } from '../content-code.ts'
import { collections } from './collections.ts'

/** Documents that are written in a folder of files. */
const inFolders: readonly string[] = ['prohibited']

/** Where a document is written, and what the name of its file says of it. */
type Place = {
  readonly kind: string
  /** Below the folder of documents. */
  readonly file: string
  /** The folder of a document that is written in several files: they stand in it in its place. */
  readonly folder: string | null
  readonly named: Readonly<Record<string, string>>
}

/** Where a document of the desk is written, by its name. */
export function placeOf(name: string): Place {
  const read = readName(name)
  if (read === null) throw new Error('no name of a document')
  const { kind, key } = read
  if (!isCollection(kind)) {
    const words = wordsOf(kind as DocumentName)
    const folder = inFolders.includes(words) ? words : null
    return { kind, file: `${words}.yaml`, folder, named: {} }
  }
  const { place, named } = collections[kind]
  const item = key.replace(/^\//, '')
  return { kind, file: `${place}/${item}.yaml`, folder: null, named: named(item) }
}

/**
 * The documents that a file may hold, by its path and what there is (`known`): that of its folder, whatever stands
 * around it, or by its own name alone each that has it. `__` in the name of a file stands for a folder. Null for the
 * order of a collection, which is no document.
 */
export function placeFile(path: string, known: readonly string[]): FilePlace | null {
  const steps = stepsOf(path)
  const last = steps.at(-1) ?? ''
  for (const [kind, { place }] of Object.entries(collections)) {
    const at = steps.indexOf(place)
    if (at === -1 || at === steps.length - 1) continue
    const key = steps.slice(at + 1).join('/')
    if (key === 'order') return null
    const name = nameOf({ kind, key })
    return { names: readName(name) === null ? [] : [name], isPart: false }
  }
  const folder = steps.at(-2) ?? ''
  if (inFolders.includes(folder)) return { names: singles(folder), isPart: true }
  const items = known.filter((name) => name.endsWith(`/${last}`) && !name.startsWith('document/'))
  return { names: [...singles(last), ...items], isPart: false }
}

/** The steps of a path, the last one without its ending. */
export function stepsOf(path: string): readonly string[] {
  return path
    .replaceAll(/\\|__/g, '/')
    .replace(/\.ya?ml$/i, '')
    .split('/')
    .filter((step) => step !== '' && step !== '.')
}

/** The document of its own that has these words; there is one at most. */
function singles(words: string): readonly string[] {
  return documentNames.filter((one) => wordsOf(one) === words).map((one) => nameOf({ kind: one, key: one }))
}

function isCollection(kind: string): kind is keyof typeof collections {
  return Object.hasOwn(collections, kind)
}
