/** The parts of a JSON Schema that fields are listed by. */
export type FieldSchema = {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, FieldSchema>>
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly FieldSchema[]
  readonly oneOf?: readonly FieldSchema[]
  readonly items?: FieldSchema
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
  readonly maxLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly maxItems?: number
}

/** A field of a request: `parcels[].grams`, what stands in it, and whether it must. */
export type ListedField = { readonly name: string; readonly type: string; readonly required: boolean }

/** Values of a list that are named; of longer ones the first. */
const mostValues = 8
/** Objects in objects that are gone into. */
const deepest = 3
/** A bound that stands for none. */
const endless = Number.MAX_SAFE_INTEGER

/** The fields of an object, and of those in it, in their order. */
export function listFields(schema: FieldSchema): readonly ListedField[] {
  const known = schema.$defs ?? {}
  const resolve = (one: FieldSchema): FieldSchema => known[one.$ref?.split('/').at(-1) ?? ''] ?? one

  const fieldsOf = (given: FieldSchema, before: string, depth: number): readonly ListedField[] => {
    const { properties = {}, required = [] } = resolve(given)
    return Object.entries(properties).flatMap(([key, property]) => {
      const name = before + key
      const listed = { name, type: typeOf(property), required: required.includes(key) }
      if (depth === deepest) return [listed]
      return [listed, ...within(resolve(property), name, depth + 1)]
    })
  }

  const within = (field: FieldSchema, name: string, depth: number): readonly ListedField[] => {
    if (field.items) return fieldsOf(resolve(field.items), `${name}[].`, depth)
    const [object] = choicesOf(field)
      .map(resolve)
      .filter(({ properties }) => properties)
    return object ? fieldsOf(object, `${name}.`, depth) : []
  }

  const typeOf = (given: FieldSchema): string => {
    const field = resolve(given)
    const choices = choicesOf(field)
    if (choices.length > 1) return [...new Set(choices.map(typeOf))].join(' | ')
    if (field.const !== undefined) return JSON.stringify(field.const)
    if (field.enum) return valuesOf(field.enum)
    if (field.items) return `${typeOf(field.items)}[]${field.maxItems ? ` ≤ ${field.maxItems}` : ''}`
    const type = [field.type ?? 'any'].flat().join(' | ')
    return [type, boundOf(field)].filter(Boolean).join(' ')
  }

  return fieldsOf(schema, '', 1)
}

function choicesOf(field: FieldSchema): readonly FieldSchema[] {
  return field.anyOf ?? field.oneOf ?? [field]
}

function valuesOf(values: readonly unknown[]): string {
  const named = values.slice(0, mostValues).map((value) => JSON.stringify(value))
  return [...named, ...(values.length > mostValues ? ['…'] : [])].join(' | ')
}

function boundOf({ maxLength, minimum, exclusiveMinimum, maximum }: FieldSchema): string | null {
  if (maxLength !== undefined) return `≤ ${maxLength}`
  if (exclusiveMinimum !== undefined) return `> ${exclusiveMinimum}`
  const [least, most] = [bound(minimum), bound(maximum)]
  if (least === null && most === null) return null
  if (least !== null && most !== null) return `${least}–${most}`
  return least === null ? `≤ ${most}` : `≥ ${least}`
}

function bound(value: number | undefined): number | null {
  return value === undefined || Math.abs(value) >= endless ? null : value
}
