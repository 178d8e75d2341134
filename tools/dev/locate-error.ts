import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../steps/steps.ts'

type Place = { readonly file: string; readonly line: number; readonly column: number }

/** What the framework says of sources it cannot read. */
type SourceError = Error & { readonly id?: string; readonly loc?: Partial<Place> }

/** A path with line and column, as calls and the compiler name them: absolute, of the repository, or as an address. */
const frame = /[\s([]((?:file:\/\/)?[\w./@%+-]*\/[^\s()[\]]+?):(\d+):(\d+)/g

/** Where in our own sources an error was made: the place it names, or the nearest call; null where none of it is ours. */
export function locateError(error: SourceError): Place | null {
  const { id, loc } = error
  const file = loc?.file ?? id
  if (file !== undefined && loc?.line !== undefined) {
    return { file, line: loc.line, column: loc.column ?? 1 }
  }
  for (const [, path = '', line, column] of (error.stack ?? '').matchAll(frame)) {
    if (path.includes('/node_modules/')) continue
    const own = path.startsWith('file:') ? fileURLToPath(path) : resolve(root, path)
    return { file: own, line: Number(line), column: Number(column) }
  }
  return null
}
