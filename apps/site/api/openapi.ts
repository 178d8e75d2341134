import { callTexts, developersMessages } from '@hongyan/content'
import { fill, type LocaleId, locales } from '@hongyan/locales'
import { z } from 'zod'
import { type RefusalName, refusals } from './codes.ts'
import type { Call } from './contract.ts'
import { refusalEnvelope } from './envelope.ts'

type Json = Record<string, unknown>

/** Refusals that every call can give, by what it is. */
function refusalsOf(call: Call): readonly RefusalName[] {
  const always: RefusalName[] = ['malformed', 'too-many', 'fault', 'unavailable']
  if (call.method === 'POST') always.push('media-type', 'too-large')
  if (call.method === 'POST' && call.access !== 'sender' && call.access !== 'desk') always.push('not-allowed')
  return [...new Set([...call.refusals, ...always])]
}

/** The description of all calls as an OpenAPI 3.1 document in one language, from the schemas that check them. */
export function buildOpenApi(calls: readonly Call[], publicHost: string, locale: LocaleId): Json {
  const words = developersMessages(locale).description
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, locale) }
  }
  return {
    openapi: '3.1.0',
    info: { title: words.title, version: '1', description: words.about },
    servers: [{ url: `https://${publicHost}` }],
    paths,
    components: {
      schemas: { Refusal: jsonSchema(refusalEnvelope) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-hongyan-session' },
        signature: { type: 'apiKey', in: 'header', name: 'x-hongyan-signature' },
      },
    },
    'x-codes': Object.fromEntries(
      Object.entries(refusals).map(([name, { code, http, text }]) => [
        code,
        { name, http, text: text[locale] },
      ]),
    ),
  }
}

function operationOf(call: Call, locale: LocaleId): Json {
  const { summary, description } = callTexts(locale)[call.id] ?? call
  const security = {
    customer: [{ session: [] }],
    'one-time': [{ session: [] }],
    sender: [{ signature: [] }],
    desk: [{ signature: [] }],
  }
  return {
    operationId: call.id,
    tags: [call.family],
    summary,
    ...(description ? { description } : {}),
    parameters: [...parametersOf(call, 'params', 'path'), ...parametersOf(call, 'query', 'query')],
    ...(call.body ? { requestBody: requestBodyOf(call) } : {}),
    responses: responsesOf(call, locale),
    ...(call.access in security ? { security: security[call.access as keyof typeof security] } : {}),
  }
}

function parametersOf(call: Call, part: 'params' | 'query', place: 'path' | 'query'): readonly Json[] {
  const schema = call[part]
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: !z.safeParse(field as z.ZodType, undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }))
}

function requestBodyOf(call: Call): Json {
  const examples = call.examples
    .filter(({ request }) => request.body !== undefined)
    .map(({ title, request }) => [title, { value: request.body }] as const)
  return {
    required: true,
    content: {
      'application/json': {
        schema: call.body ? jsonSchema(call.body, 'input') : {},
        examples: Object.fromEntries(examples),
      },
    },
  }
}

/** Media types of answers that are no JSON. */
const binaryTypes = { image: 'image/*', file: 'application/octet-stream' } as const

function responsesOf(call: Call, locale: LocaleId): Json {
  const { success, successOr } = developersMessages(locale).description
  const responses: Record<string, Json> = {}
  for (const [status, schema] of Object.entries(call.replies)) {
    responses[status] = {
      description: success,
      content:
        typeof schema === 'string'
          ? { [binaryTypes[schema]]: { schema: { type: 'string', format: 'binary' } } }
          : {
              'application/json': {
                schema: jsonSchema(schema),
                examples: examplesOf(call, status),
              },
            },
    }
  }
  for (const [status, names] of Object.entries(byStatus(call))) {
    const words = names
      .map((name) => `${refusals[name].code} ${name}`)
      .join(locales[locale].chinese ? '、' : ', ')
    const known = responses[status]
    responses[status] = known
      ? { ...known, description: fill(successOr, { refusals: words }) }
      : {
          description: words,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Refusal' },
              examples: examplesOf(call, status),
            },
          },
        }
  }
  return responses
}

function byStatus(call: Call): Record<string, RefusalName[]> {
  const groups: Record<string, RefusalName[]> = {}
  for (const name of refusalsOf(call)) {
    const { http, business } = refusals[name]
    const status = String(business && call.shape === 'spec' ? 200 : http)
    groups[status] = [...(groups[status] ?? []), name]
  }
  return groups
}

function examplesOf(call: Call, status: string): Json {
  const fitting = call.examples.filter((example) => String(example.status) === status)
  return Object.fromEntries(fitting.map(({ title, reply }) => [title, { value: reply }]))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
