import { retentionPeriods } from '@hongyan/domain/retention/retention-periods'
import { z } from 'zod'
import { facts } from '../facts.ts'

type Schema = z.core.JSONSchema.JSONSchema

const fact: Schema = { enum: Object.keys(facts) }
/** A text that names the company has its form when the name stands in it. */
const ours: Schema = { type: 'string', pattern: '\\{our\\.[a-z.]+\\}' }
const retention: Schema = { enum: Object.keys(retentionPeriods) }

/**
 * The JSON schema by which an editor checks a document while it is written: that of the document, in which every part may
 * stand in its languages or rest on facts. Keys in `named` are said by the name of the file; `isPart` where several
 * files are one document.
 */
export function editorSchema(
  schema: z.ZodType,
  { named = [], isPart = false }: { readonly named?: readonly string[]; readonly isPart?: boolean } = {},
): Schema {
  const names = new Map<string, string>()
  const $defs: Record<string, Schema> = {}
  const written = (node: Schema): Schema => {
    if (node.enum !== undefined || node.const !== undefined || node.type === 'null') return node
    const key = JSON.stringify(node)
    const name = names.get(key) ?? `part-${names.size}`
    if (!names.has(key)) {
      names.set(key, name)
      $defs[name] = isFormed(node) ? { anyOf: [node, ours] } : within(node)
      $defs[`written-${name}`] = { anyOf: choices({ $ref: `#/$defs/${name}` }) }
    }
    return { $ref: `#/$defs/written-${name}` }
  }
  const within = ({ properties, items, anyOf, oneOf = anyOf, ...rest }: Schema): Schema => ({
    ...rest,
    ...(properties && { properties: allOf(properties, written) }),
    ...(items && { items: written(items as Schema) }),
    ...(oneOf && { anyOf: oneOf.map(written) }),
  })
  const {
    properties = {},
    required = [],
    ...rest
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const isRequired = (name: string): boolean => !named.includes(name)
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => isRequired(name)))
  return {
    ...within({ ...rest, properties: own }),
    required: isPart ? [] : required.filter(isRequired),
    $defs,
  }
}

/** Whether a text has a form that a name of the company's in it breaks. */
function isFormed({ type, pattern, format }: Schema): boolean {
  return type === 'string' && (pattern !== undefined || format !== undefined)
}

/** What may stand in the place of a part: itself, its languages, what rests on facts, words of the two tables. */
function choices(part: Schema): Schema[] {
  const languages = { zh: part, en: part, hk: part }
  const claim = { facts: { type: 'array', items: fact }, ...languages, shows: part, without: true }
  const mappings = { zh: languages, facts: claim, fact: { fact }, retention: { retention, ...languages } }
  return [
    part,
    ...Object.entries(mappings).map(([first, properties]): Schema => {
      const required = first === 'zh' ? ['zh', 'en'] : [first]
      return {
        type: 'object',
        properties: properties as Schema['properties'] & {},
        required,
        additionalProperties: false,
      }
    }),
  ]
}

function allOf(
  properties: NonNullable<Schema['properties']>,
  map: (one: Schema) => Schema,
): Record<string, Schema> {
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, map(one as Schema)]))
}
