import type { z } from 'zod'
import { collectionSchemas } from '../collections.ts'
import type { Reference, Words } from '../labels/label.ts'
import { type DocumentKind, labels } from '../labels/labels.ts'
import * as parts from '../parts.ts'
import { documentSchemas } from '../site.ts'
import type { FormNode, GroupNode, Member } from './form-node.ts'

/** The schema of every kind of document. */
export const schemas: Readonly<Record<DocumentKind, z.ZodType>> = { ...documentSchemas, ...collectionSchemas }

export const documentKinds = Object.keys(schemas) as readonly DocumentKind[]

const known = new Map<DocumentKind, GroupNode>()

/** The form of a kind of document, in the order of its schema. */
export function formOf(kind: DocumentKind): GroupNode {
  const before = known.get(kind)
  if (before !== undefined) return before
  const form = groupOf(schemas[kind] as Schema, labels[kind] as Labels)
  known.set(kind, form)
  return form
}

/** A schema as it is walked; zod names its parts so, whichever kind it is of. */
type Schema = z.ZodType & {
  readonly def: {
    readonly type: string
    readonly format?: string
    readonly innerType: Schema
    readonly element: Schema
    readonly options: readonly Schema[]
    readonly shape: Readonly<Record<string, Schema>>
    readonly entries: Readonly<Record<string, string>>
    readonly keyType: Schema
    readonly valueType: Schema
    readonly values: readonly string[]
    readonly defaultValue: unknown
  }
}

/** A rule that bounds a value or how many there are. */
type Rule = {
  readonly check: string
  readonly minimum?: number
  readonly maximum?: number
  readonly length?: number
  readonly value?: number
  readonly inclusive?: boolean
}

/** What is said of a field, whatever it is: types hold in the tables of labels, which are walked here. */
type Labels = {
  readonly label: Words
  readonly help?: Words
  readonly long?: true
  readonly names?: Reference
  readonly example?: string
  readonly unit?: Words
  readonly icon?: string
  readonly entry?: Words
  readonly begins?: 'filled'
  readonly parts?: Readonly<Record<string, Labels | Words>>
  readonly kinds?: Readonly<Record<string, Labels>>
  readonly choices?: Readonly<Record<string, Words>>
  readonly keys?: Readonly<Record<string, Words>>
}

type Described = {
  label: Words
  help: Words | null
  isNullable: boolean
  fallback?: unknown
  begins?: 'filled'
}

const item: Words = ['项', 'item']
const nothing: Labels = { label: ['', ''] }

function groupOf(schema: Schema, said: Labels, described: Described = describe(said)): GroupNode {
  const fields = Object.entries(schema.def.shape)
    .filter(([, part]) => part.def.type !== 'literal')
    .map(([name, part]) => ({ name, node: nodeOf(part, labelsOf(said.parts?.[name])) }))
  return { ...described, type: 'group', fields }
}

function labelsOf(said: Labels | Words | undefined): Labels {
  if (said === undefined) return nothing
  return 'label' in said ? said : { label: said }
}

function describe({ label, help = null as never }: Labels): Described {
  return { label, help, isNullable: false }
}

/** The part of a form for a schema. */
function nodeOf(schema: Schema, said: Labels): FormNode {
  let inner = schema
  const described = describe(said)
  while (inner.def.type === 'nullable' || inner.def.type === 'default') {
    if (inner.def.type === 'nullable') described.isNullable = true
    else described.fallback = inner.def.defaultValue
    inner = inner.def.innerType
  }
  if (said.begins === 'filled') described.begins = 'filled'
  return byIdentity(inner, said, described) ?? byType(inner, said, described)
}

/** Parts that are one and the same wherever they stand. */
function byIdentity(schema: z.ZodType, said: Labels, described: Described): FormNode | null {
  switch (schema) {
    case parts.text:
      return { ...described, type: 'text', isLong: said.long ?? false }
    case parts.lines:
      return { ...described, type: 'lines', entry: said.entry ?? item, ...boundsOf(parts.lines as never) }
    case parts.scene:
      return { ...described, type: 'picture' }
    case parts.sitePath:
      return { ...described, type: 'address', accepts: 'page' }
    case parts.externalHref:
      return { ...described, type: 'address', accepts: 'external' }
    case parts.mail:
      return { ...described, type: 'mail' }
    case parts.id:
      return said.names === undefined
        ? { ...described, type: 'name' }
        : { ...described, type: 'reference', names: said.names }
    default:
      return null
  }
}

function byType(schema: Schema, said: Labels, described: Described): FormNode {
  const { def } = schema
  switch (def.type) {
    case 'object':
      return groupOf(schema, said, described)
    case 'record':
      return recordOf(schema, said, described)
    case 'array':
      return listOf(schema, said, described)
    case 'union':
      return unionOf(schema, said, described)
    case 'enum':
      return { ...described, type: 'choice', options: optionsOf(def.entries, said.choices) }
    case 'boolean':
      return { ...described, type: 'flag' }
    case 'number':
      return numberOf(schema, said, described)
    case 'string':
      return stringOf(schema, said, described)
    default:
      throw new Error(`no part of a form is known for ${def.type}`)
  }
}

function optionsOf(entries: Readonly<Record<string, string>>, choices: Readonly<Record<string, Words>> = {}) {
  return Object.values(entries).map((value) => ({ value, label: choices[value] ?? nothing.label }))
}

/** A record by the values of an enumeration has a field for each of them. */
function recordOf(schema: Schema, said: Labels, described: Described): GroupNode {
  const fields = Object.values(schema.def.keyType.def.entries).map((key) => {
    const { help: _, ...own } = said
    return {
      name: key,
      node: nodeOf(schema.def.valueType, { ...own, label: said.keys?.[key] ?? nothing.label }),
    }
  })
  return { ...described, type: 'group', fields }
}

function listOf(schema: Schema, said: Labels, described: Described): FormNode {
  const entry = said.entry ?? item
  const { help: _, ...own } = said
  const ofItem = { ...own, label: entry }
  const { element } = schema.def
  const counted = { ...described, entry, ...boundsOf(schema) }
  if (element.def.type === 'array' && element !== (parts.lines as never)) {
    const cell = nodeOf(element.def.element, { ...own, label: ['单元格', 'Cell'] })
    return { ...counted, type: 'table', cell, columns: 'columns' }
  }
  return { ...counted, type: 'list', item: nodeOf(element, ofItem) }
}

function unionOf(schema: Schema, said: Labels, described: Described): FormNode {
  const { options } = schema.def
  if (said.kinds !== undefined) {
    return { ...described, type: 'union', members: options.map((one) => memberOf(one, said.kinds ?? {})) }
  }
  const figure = options.find((one) => one.def.type === 'object')
  if (figure === undefined) return { ...described, type: 'address', accepts: 'either' }
  return { ...described, type: 'cell', isNullable: true, figure: groupOf(figure, said) }
}

function memberOf(schema: Schema, kinds: Readonly<Record<string, Labels>>): Member {
  const kind = schema.def.shape.kind?.def.values[0] ?? ''
  const said = kinds[kind] ?? nothing
  return { kind, icon: said.icon ?? kind, node: groupOf(schema, said) }
}

function numberOf(schema: Schema, said: Labels, described: Described): FormNode {
  const checks = rulesOf(schema)
  const least = checks.findLast(({ check }) => check === 'greater_than')
  const most = checks.findLast(({ check }) => check === 'less_than')
  return {
    ...described,
    type: 'number',
    isWhole: schema.def.format?.includes('int') ?? false,
    isAbove: least?.inclusive === false,
    minimum: least?.value ?? null,
    maximum: most?.value ?? null,
    unit: said.unit ?? null,
  }
}

function rulesOf({ def }: Schema): readonly Rule[] {
  return ((def as z.core.$ZodTypeDef).checks ?? []).map((check) => check._zod.def as Rule)
}

function stringOf(schema: Schema, said: Labels, described: Described): FormNode {
  switch (schema.def.format) {
    case 'date':
      return { ...described, type: 'day' }
    case 'datetime':
      return { ...described, type: 'instant' }
    case 'url':
      return { ...described, type: 'address', accepts: 'external' }
    default:
      if (said.names !== undefined) return { ...described, type: 'reference', names: said.names }
      if (said.example === undefined) throw new Error(`no example is given for ${described.label[1]}`)
      return { ...described, type: 'code', example: said.example }
  }
}

function boundsOf(schema: Schema): { minimum: number | null; maximum: number | null } {
  const rules = rulesOf(schema)
  const exact = rules.find(({ length }) => length !== undefined)?.length
  return {
    minimum: exact ?? rules.find(({ minimum }) => minimum !== undefined)?.minimum ?? null,
    maximum: exact ?? rules.find(({ maximum }) => maximum !== undefined)?.maximum ?? null,
  }
}
