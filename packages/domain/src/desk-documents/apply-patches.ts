import { DomainError } from '@hongyan/kernel/errors'
import { isRecord, isSeedKey, problemOfValue, type SeedPath, seedBounds } from './seed-value.ts'

/** One change, as immer notes it. `add` in a list stands before what is at its place; `length` shortens a list. */
export type SeedPatch = {
  readonly op: 'add' | 'replace' | 'remove'
  readonly path: SeedPath
  readonly value?: unknown
}

/** As many as somebody makes between two saves; more are an import, which has a way of its own. */
export const mostPatches = 500

type Part = Record<string, unknown> | unknown[]

/**
 * A seed with patches applied to it one after another; the seed itself stays as it is. Refuses `invalid-input`, with the
 * number of the patch, for what fits nothing that stands there, is not plain JSON, or reaches for a prototype.
 */
export function applyPatches(seed: unknown, patches: readonly SeedPatch[]): unknown {
  if (patches.length > mostPatches) throw refused('patches', 'too-many')
  const root = { seed: structuredClone(seed) }
  for (const [index, patch] of patches.entries()) {
    const problem = applyPatch(root, patch)
    if (problem !== null) throw refused(`patches.${index}`, problem)
  }
  const problem = isRecord(root.seed) ? problemOfValue(root.seed) : 'not-plain'
  if (problem !== null) throw refused('patches', problem)
  return root.seed
}

function applyPatch(root: { seed: unknown }, { op, path, value }: SeedPatch): string | null {
  if (path.length > seedBounds.depth) return 'too-large'
  if (path.some((key) => typeof key === 'string' && !isSeedKey(key))) return 'forbidden-key'
  const problem = op === 'remove' ? null : problemOfValue(value)
  if (problem !== null) return problem
  const steps: SeedPath = ['seed', ...path]
  const last = steps.at(-1) ?? ''
  let part: unknown = root
  for (const key of steps.slice(0, -1)) {
    if (!isPart(part) || !hasPart(part, key)) return 'nothing-there'
    part = Reflect.get(part, key)
  }
  if (!isPart(part)) return 'nothing-there'
  const copy = op === 'remove' ? undefined : structuredClone(value)
  return Array.isArray(part) ? changeList(part, op, last, copy) : changeRecord(part, op, last, copy)
}

function changeList(
  list: unknown[],
  op: SeedPatch['op'],
  key: string | number,
  value: unknown,
): string | null {
  if (key === 'length') {
    if (op !== 'replace' || !isPlace(value) || value > list.length) return 'nothing-there'
    list.length = value
    return null
  }
  if (!isPlace(key) || key > list.length || (key === list.length && op !== 'add')) return 'nothing-there'
  if (op === 'replace') list[key] = value
  else list.splice(key, op === 'remove' ? 1 : 0, ...(op === 'remove' ? [] : [value]))
  return null
}

function changeRecord(
  record: Record<string, unknown>,
  op: SeedPatch['op'],
  key: string | number,
  value: unknown,
): string | null {
  if (typeof key !== 'string') return 'nothing-there'
  if (op !== 'add' && !Object.hasOwn(record, key)) return 'nothing-there'
  if (op === 'remove') delete record[key]
  else record[key] = value
  return null
}

function isPart(value: unknown): value is Part {
  return Array.isArray(value) || isRecord(value)
}

function hasPart(part: Part, key: string | number): boolean {
  return Array.isArray(part)
    ? isPlace(key) && key < part.length
    : typeof key === 'string' && Object.hasOwn(part, key)
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function refused(path: string, message: string): DomainError {
  return new DomainError({
    entity: 'document',
    code: 'invalid-input',
    detail: message,
    fields: [{ path, message }],
  })
}
