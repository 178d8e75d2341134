import fc from 'fast-check'
import { z } from 'zod'
import { strange, strangeText } from './strange-values.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Values for a part of a request that its schema nearly always takes, with strange ones in their places now and then. */
export function partOf(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant(undefined)
  return valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function valuesOf(schema: JsonSchema | boolean, depth = 0): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean' || depth > 8) return strange
  return fc.oneof({ arbitrary: fitting(schema, depth), weight: 12 }, { arbitrary: strange, weight: 1 })
}

function fitting(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, required = [], items, enum: choices } = schema
  const forms = [...anyOf, ...oneOf]
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (choices !== undefined && choices.length > 0) return fc.constantFrom(...(choices as unknown[]))
  if (forms.length > 0) return fc.oneof(...forms.map((form) => valuesOf(form, depth + 1)))
  if (allOf.length > 0)
    return fc
      .tuple(...allOf.map((form) => fitting(form as JsonSchema, depth + 1)))
      .map((parts) => Object.assign({}, ...parts))
  switch (schema.type) {
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, valuesOf(one, depth + 1)]),
      )
      return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
    }
    case 'array': {
      const item = Array.isArray(items) ? items[0] : items
      const most = Math.min(schema.maxItems ?? 4, 4)
      return fc.array(valuesOf(item ?? true, depth + 1), {
        minLength: Math.min(schema.minItems ?? 0, most),
        maxLength: most,
      })
    }
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return strange
  }
}

function numberOf({ minimum: min = 0, maximum: max = 1000 }: JsonSchema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(Math.max(min, max)) }),
    // A column of 32 bits ends here, and a database refuses what is beyond.
    fc.constantFrom(min, max, 2 ** 31, 2 ** 53 - 1),
  )
}

function textOf({ pattern, maxLength = 60, minLength = 0 }: JsonSchema): fc.Arbitrary<string> {
  const plain = fc.oneof(
    strangeText,
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
  )
  if (pattern === undefined) return plain
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern)), strangeText)
  } catch {
    return plain
  }
}
