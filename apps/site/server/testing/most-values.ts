import type { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema | boolean

/** How many values a body of a schema may have; infinite where it names no bound. */
export function mostValues(schema: JsonSchema): number {
  if (typeof schema === 'boolean') return 1
  const {
    anyOf = [],
    oneOf = [],
    allOf = [],
    properties = {},
    items,
    maxItems = Number.POSITIVE_INFINITY,
  } = schema
  if (schema.$ref !== undefined) return Number.POSITIVE_INFINITY
  const fields = Object.values(properties).reduce((sum: number, one) => sum + mostValues(one), 0)
  const listed = items === undefined || Array.isArray(items) ? 0 : maxItems * mostValues(items)
  const together = allOf.reduce((sum: number, one) => sum + mostValues(one), 0)
  return 1 + fields + listed + together + Math.max(0, ...[...anyOf, ...oneOf].map(mostValues))
}
