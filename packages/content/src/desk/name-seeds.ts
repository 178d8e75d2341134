import { collectionNames, documentNames } from '@hongyan/documents'
import { cardOf } from '@hongyan/domain/desk-documents/document-card'
import { nameOf } from '@hongyan/domain/desk-documents/document-name'
import type { ShippedEntry } from '@hongyan/domain/desk-documents/document-source'
import { usesOf } from '@hongyan/domain/desk-documents/document-uses'
import { markShipped } from '@hongyan/domain/desk-documents/translation-marks'
import { isDocumentOff } from '../parts.ts'
import { itemSeeds, seeds } from '../seeds.ts'
import { isEnglishOlder } from '../translation-state.ts'
import { filesOf } from '../written-files.ts'

/** The seeds that ship, each read when it is asked for, by the name that the desk gives the document. */
export function nameSeeds(): ReadonlyMap<string, () => unknown> {
  const items = collectionNames.flatMap((kind) =>
    [...itemSeeds[kind].keys()].map((key): [string, () => unknown] => [
      nameOf({ kind, key }),
      () => itemSeeds[kind].get(key),
    ]),
  )
  const single = documentNames
    .filter((name) => !isDocumentOff(name))
    .map((name): [string, () => unknown] => [nameOf({ kind: name, key: name }), () => seeds[name]])
  return new Map([...single, ...items])
}

/** What lists show of all of them. */
export function entriesOf(named: ReadonlyMap<string, () => unknown>): readonly ShippedEntry[] {
  return [...named].map(([name, read]) => {
    const seed = read()
    const marks = isEnglishOlder(name, seed) ? markShipped(seed, 'en-US') : {}
    return { name, card: cardOf(seed, marks), marks, uses: usesOf(seed) }
  })
}

/** The names of the files of a build that hold both, and what they hold: seeds stand in lines, each with its name. */
export function writeSeeds(): readonly (readonly [name: string, content: string])[] {
  const named = nameSeeds()
  const inLines = (read: (name: string) => unknown): string =>
    [...named.keys()].map((name) => `${name}\t${JSON.stringify(read(name))}`).join('\n')
  return [
    ['desk-entries', JSON.stringify(entriesOf(named))],
    ['desk-seeds', inLines((name) => named.get(name)?.())],
    ['desk-files', inLines(filesOf)],
  ]
}
