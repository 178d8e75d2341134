import type { DocumentName } from '@hongyan/documents'
import { readName } from '@hongyan/domain/desk-documents/document-name'
import type { ReadFile, WrittenFile } from '@hongyan/domain/desk-documents/document-source'
import { wordsOf } from '../content-code.ts'
import { checkSeed } from '../desk/check-seed.ts'
import { collections } from './collections.ts'
import { lineAt } from './line-of.ts'
import { parseWritten } from './parse-written.ts'
import { writeWritten } from './write-written.ts'
import { WrittenError } from './written-error.ts'

/** The file of a document, as those that ship are written. */
export function writeFile(name: string, seed: unknown): WrittenFile {
  const { file, named } = placeOf(name)
  return { file, text: writeWritten(seed as object, named) }
}

/** Reads such a file, at a moment (ms UTC); a seed that breaks the contract of its kind is not given back. */
export function readFile(name: string, text: string, at: number): ReadFile {
  const { kind, file, named } = placeOf(name)
  try {
    const seed = parseWritten(text.replaceAll('\r\n', '\n'), file, named)
    const problems = checkSeed(kind, seed, at).map(({ path, message }) => ({
      line: lineAt(seed, path)?.line ?? 1,
      message: `${path.join('.')}: ${message}`,
    }))
    return problems.length === 0 ? { seed: JSON.parse(JSON.stringify(seed)) } : { problems }
  } catch (error) {
    if (error instanceof WrittenError)
      return { problems: error.problems.map(({ line, message }) => ({ line, message })) }
    throw error
  }
}

/** Where a document is written, and what the name of its file says of it. */
function placeOf(name: string) {
  const read = readName(name)
  if (read === null) throw new Error('no name of a document')
  const { kind, key } = read
  if (!isCollection(kind)) return { kind, file: `${wordsOf(kind as DocumentName)}.yaml`, named: {} }
  const { place, named } = collections[kind]
  const item = key.replace(/^\//, '')
  return { kind, file: `${place}/${item}.yaml`, named: named(item) }
}

function isCollection(kind: string): kind is keyof typeof collections {
  return Object.hasOwn(collections, kind)
}
