import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'
import type { Path } from './form/form-context.ts'

enablePatches()

/** One step of what was written, and the way back. */
export type Change = { readonly patches: readonly Patch[]; readonly inverse: readonly Patch[] }

type Edited = { readonly written: unknown; readonly change: Change | null }

type Part = Record<string | number, unknown>

/** A document with one change, which shares with the one before whatever has not changed; null for none. */
function edit(written: unknown, recipe: (root: { value: unknown }) => void): Edited {
  const [next, patches, inverse] = produceWithPatches({ value: written }, recipe)
  if (patches.length === 0) return { written, change: null }
  const own = (list: readonly Patch[]) => list.map((patch) => ({ ...patch, path: patch.path.slice(1) }))
  return { written: next.value, change: { patches: own(patches), inverse: own(inverse) } }
}

function parentOf(root: { value: unknown }, path: Path): Part | null {
  let part: unknown = root
  for (const step of ['value', ...path.slice(0, -1)]) {
    if (typeof part !== 'object' || part === null) return null
    part = (part as Part)[step]
  }
  return typeof part === 'object' && part !== null ? (part as Part) : null
}

/** Puts a value at a path; `undefined` takes the field away. */
export function setValue(written: unknown, path: Path, value: unknown): Edited {
  return edit(written, (root) => {
    const last = path.at(-1) ?? ''
    const parent = parentOf(root, path)
    if (parent === null) return
    if (value === undefined) delete parent[last]
    else parent[last] = value
  })
}

function inList(written: unknown, path: Path, work: (list: unknown[]) => void): Edited {
  return edit(written, (root) => {
    const parent = parentOf(root, [...path, 0])
    if (Array.isArray(parent)) work(parent)
  })
}

export function insertItem(written: unknown, path: Path, index: number, value: unknown): Edited {
  // A list that is left out, or is none, begins with its first item.
  const before = readAt(written, path)
  const parent = setValue(written, path, Array.isArray(before) ? before : [])
  const inserted = inList(parent.written, path, (list) => void list.splice(index, 0, value))
  const patches = [...(parent.change?.patches ?? []), ...(inserted.change?.patches ?? [])]
  const inverse = [...(inserted.change?.inverse ?? []), ...(parent.change?.inverse ?? [])]
  return { written: inserted.written, change: { patches, inverse } }
}

export function removeItem(written: unknown, path: Path, index: number): Edited {
  return inList(written, path, (list) => void list.splice(index, 1))
}

export function moveItem(written: unknown, path: Path, from: number, to: number): Edited {
  return inList(written, path, (list) => {
    if (to < 0 || to >= list.length || from === to) return
    const [item] = list.splice(from, 1)
    list.splice(to, 0, item)
  })
}

/** What stands at a path; undefined where nothing does. */
export function readAt(written: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? (part as Part)[step] : undefined),
    written,
  )
}

/** A document with patches on it. @throws where they fit nothing that stands there */
export function patched(written: unknown, patches: readonly Patch[]): unknown {
  return applyPatches(written as object, patches)
}
