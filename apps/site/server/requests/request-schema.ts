import { z } from 'zod'
import type { Call } from '../../calls/call.ts'

const schemas = new WeakMap<Call, z.ZodType>()

/** One schema for the three parts of a request, built once for each call. */
export function requestSchema(call: Call): z.ZodType {
  const known = schemas.get(call)
  if (known) return known
  const schema = z.object({
    params: call.params ?? z.unknown(),
    query: call.query ?? z.unknown(),
    body: call.body ?? z.unknown(),
  })
  schemas.set(call, schema)
  return schema
}
