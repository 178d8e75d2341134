import type { Reference } from '../labels/label.ts'
import type { DocumentKind } from '../labels/labels.ts'
import { isClaim, type Step } from '../written-value.ts'
import type { FormNode } from './form-node.ts'
import { formOf } from './form-of.ts'
import { partsOf } from './parts-of.ts'

/** What a document can name of what stands outside it. */
type NamedThing = Exclude<Reference, object> | 'fact' | 'picture'

/** What there is to be named, by its address or id; what a kind of is not given is not looked up. */
export type Known = { readonly [Thing in NamedThing]?: ReadonlySet<string> }

type Path = readonly Step[]
type ReferenceProblem = { readonly path: Path; readonly lacks: NamedThing | 'entry' }

/** Every place of a written document that names something that is not there. */
export function referenceProblems(
  kind: DocumentKind,
  written: unknown,
  known: Known,
): readonly ReferenceProblem[] {
  const found: ReferenceProblem[] = []
  for (const { path, node, value } of partsOf(formOf(kind), written)) {
    if (typeof value !== 'string' || value === '') continue
    if (node.type === 'address' && saysItself(kind, path)) continue
    const lacks = lacking(node, value, known, written)
    if (lacks !== null) found.push({ path, lacks })
  }
  const { fact } = known
  for (const { path, ids } of claimsOf(written, []))
    if (fact !== undefined && ids.some((id) => !fact.has(id))) found.push({ path, lacks: 'fact' })
  return found
}

/** Whether an address is one that the document gives: its own, or in the list of head texts that of a page. */
export function saysItself(kind: DocumentKind, path: Path): boolean {
  return kind === 'tdkList' || (path.length === 1 && path[0] === 'path')
}

function lacking(
  node: FormNode,
  value: string,
  known: Known,
  written: unknown,
): ReferenceProblem['lacks'] | null {
  const unless = (thing: NamedThing, name = value) => (known[thing]?.has(name) === false ? thing : null)
  if (node.type === 'picture') return unless('picture')
  if (node.type === 'address') {
    const isHere = node.accepts !== 'external' && /^\/(?!\/)/.test(value)
    return isHere ? unless('page', pageOf(value)) : null
  }
  if (node.type !== 'reference') return null
  const { names } = node
  if (typeof names === 'object') return idsOf(written, names.list).has(value) ? null : 'entry'
  return unless(names, names === 'page' ? pageOf(value) : value)
}

/** The page that an address leads to, without what it asks there. */
export function pageOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Ids of the entries of a list, wherever in the document it stands. */
export function idsOf(written: unknown, list: string): ReadonlySet<string> {
  const ids = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [name, value] of Object.entries(part)) {
      if (name === list && Array.isArray(value))
        for (const entry of value as readonly { readonly id?: unknown }[])
          if (typeof entry?.id === 'string') ids.add(entry.id)
      walk(value)
    }
  }
  walk(written)
  return ids
}

function* claimsOf(part: unknown, path: Path): Generator<{ path: Path; ids: readonly string[] }> {
  if (typeof part !== 'object' || part === null) return
  if (isClaim(part)) yield { path: [...path, 'claim'], ids: part.claim }
  for (const [name, value] of Object.entries(part))
    yield* claimsOf(value, [...path, Array.isArray(part) ? Number(name) : name])
}
