import type { LocaleId } from '@hongyan/locales'
import { isBoth, isClaim, type Step } from '../written-value.ts'
import type { FormNode } from './form-node.ts'

/** A value without parts in a written document: where it stands, and the part of the form that shows it. */
export type WrittenPart = {
  readonly path: readonly Step[]
  readonly node: FormNode
  readonly value: unknown
  /** The language it is written in; null where it is the same in all. */
  readonly language: LocaleId | null
}

/**
 * Every value of a written document with the part of its form, in the order of the document. What no part of the form
 * reaches is not among them; whatever must stand as it is (`kind`, ids of facts) is left to the form.
 */
export function* partsOf(
  node: FormNode,
  value: unknown,
  path: readonly Step[] = [],
  language: LocaleId | null = null,
): Generator<WrittenPart> {
  if (isClaim(value)) {
    yield* partsOf(node, value.text, [...path, 'text'], language)
    yield* partsOf(node, value.without, [...path, 'without'], language)
    return
  }
  if (isBoth(value)) {
    for (const [id, text] of Object.entries(value)) {
      yield* partsOf(node, text, [...path, id], id as LocaleId)
    }
    return
  }
  if (typeof value !== 'object' || value === null) {
    yield { path, node, value, language }
    return
  }
  for (const [key, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key
    const inner = childOf(node, step, value)
    if (inner !== null) yield* partsOf(inner, part, [...path, step], language)
  }
}

/** The part of a form that is one step below another; null where there is none. `value` tells which group it is of several. */
export function childOf(node: FormNode, step: Step, value: unknown): FormNode | null {
  switch (node.type) {
    case 'group':
      return node.fields.find(({ name }) => name === step)?.node ?? null
    case 'cell':
      return childOf(node.figure, step, value)
    case 'union': {
      const found = memberOf(node, value)
      return found === null ? null : childOf(found.node, step, value)
    }
    case 'list':
      return typeof step === 'number' ? node.item : null
    case 'lines':
      return typeof step === 'number' ? { ...node, type: 'text', isLong: false, label: node.entry } : null
    case 'table':
      return typeof step === 'number' ? rowOf(node) : null
    default:
      return null
  }
}

/** Which of several groups a value is. */
export function memberOf(node: FormNode & { readonly type: 'union' }, value: unknown) {
  const kind = typeof value === 'object' && value !== null ? Reflect.get(value, 'kind') : null
  return node.members.find((member) => member.kind === kind) ?? null
}

/** A row of a table as a list of cells. */
function rowOf(table: FormNode & { readonly type: 'table' }): FormNode {
  return {
    type: 'list',
    label: table.entry,
    help: null,
    isNullable: false,
    item: table.cell,
    entry: ['格', 'cell'],
    minimum: null,
    maximum: null,
  }
}
