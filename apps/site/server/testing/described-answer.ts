import { z } from 'zod'
import { apiCalls } from '../../features.ts'
import { buildOpenApi } from '../http/openapi.ts'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
type Media = {
  readonly schema: JsonSchema
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

/** An operation of the API description, as programs read it. */
type DescribedCall = {
  readonly operationId: string
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: Readonly<Record<string, Media>> }>
  >
}

type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

// As it is sent: what JSON leaves out is not described.
const description = JSON.parse(
  JSON.stringify(buildOpenApi(apiCalls, 'https://www.hongyan.example', 'en-US')),
) as Description

/** Every operation, by the id of its call. */
export const describedCalls: ReadonlyMap<string, DescribedCall> = new Map(
  Object.values(description.paths)
    .flatMap((operations) => Object.values(operations))
    .map((operation) => [operation.operationId, operation]),
)

const answers = new Map<string, z.ZodType>()

/**
 * What the description says of the JSON answers of a call with one status, as a schema that checks them.
 * @throws Error when the description has no such status
 */
export function describedAnswer(id: string, status: number): z.ZodType {
  const made = answers.get(`${id} ${status}`)
  if (made !== undefined) return made
  const media = describedCalls.get(id)?.responses[status]?.content['application/json']
  if (media === undefined) throw new Error(`${id} describes no JSON for ${status}`)
  const schema = schemaOf(media.schema)
  answers.set(`${id} ${status}`, schema)
  return schema
}

/** The same for answers that are shown in part: nothing has to be there. */
export function describedPart(id: string, status: number): z.ZodType {
  const media = describedCalls.get(id)?.responses[status]?.content['application/json']
  if (media === undefined) throw new Error(`${id} describes no JSON for ${status}`)
  return schemaOf(withoutDemands(media.schema) as JsonSchema)
}

function schemaOf(schema: JsonSchema): z.ZodType {
  const whole = JSON.stringify({ ...(schema as object), $defs: description.components.schemas })
  return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')) as JsonSchema)
}

function withoutDemands(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDemands)
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([name, value]) => name !== 'required' || !Array.isArray(value))
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutDemands(value)]))
}
