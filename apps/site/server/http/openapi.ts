import { developersMessages, inHongKong } from '@hongyan/content'
import { fill, isDerived, type LocaleId, localisedIn, marksOf, textIn } from '@hongyan/locales'
import { z } from 'zod'
import { type Call, type CallExample, isWrite } from '../../calls/call.ts'
import type { CallWords } from '../../calls/call-words.ts'
import { refusalEnvelope } from '../../calls/envelope.ts'
import { aboutFamilies, type Family, families } from '../../calls/families.ts'
import { fieldWords } from '../../calls/field-words.ts'
import { floodRefusal } from '../../calls/limits.ts'
import { type RecordedExample, recordedExamples } from '../../calls/recorded-examples.ts'
import type { Refusal } from '../../calls/refusal.ts'
import {
  fault,
  keyScope,
  malformed,
  mediaType,
  notAllowed,
  tooFrequent,
  tooLarge,
  tooMany,
  unavailable,
  unknownKey,
} from '../../calls/refusals.ts'

type Json = Record<string, unknown>

/** Refusals that do not belong to what a call does. */
const general: ReadonlySet<Refusal> = new Set([
  ...[malformed, tooMany, tooFrequent, fault, unavailable, mediaType, tooLarge],
  ...[notAllowed, unknownKey, keyScope],
])

/** Every refusal a call can give: those it names, and those that every call of its kind can. */
export function refusalsOf(call: Call): readonly Refusal[] {
  const always: Refusal[] = [malformed, floodRefusal(call.limit), fault, unavailable]
  if (isWrite(call)) always.push(mediaType, tooLarge)
  if (call.access.origin !== 'any') always.push(notAllowed)
  if (call.access.key !== undefined) always.push(unknownKey, keyScope)
  return [...new Set([...call.refusals, ...always])]
}

/** All that calls refuse, each once, by its number. */
export function refusalsOfAll(calls: readonly Call[]): readonly Refusal[] {
  return [...new Set(calls.flatMap(refusalsOf))].toSorted((one, other) => one.code - other.code)
}

/** The description of all calls as an OpenAPI 3.1 document in one language, from the schemas that check them. */
export function buildOpenApi(calls: readonly Call[], publicOrigin: string, locale: LocaleId): Json {
  const words = developersMessages(locale).description
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, locale) }
  }
  return {
    openapi: '3.1.0',
    info: { title: words.title, version: '1', description: words.about },
    servers: [{ url: publicOrigin }],
    tags: [...new Set(calls.map(({ family }) => family))].map((name) => ({
      name,
      description: wordsIn(families[name], locale),
      ...(isAbout(name) ? { 'x-about': wordsIn(aboutFamilies[name], locale) } : {}),
    })),
    paths,
    components: {
      schemas: { Refusal: jsonSchema(refusalEnvelope) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-hongyan-session' },
        account: { type: 'apiKey', in: 'cookie', name: '__Host-hongyan-account' },
        signature: { type: 'apiKey', in: 'header', name: 'x-hongyan-signature' },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
    'x-fields': Object.fromEntries(
      Object.entries(fieldWords).map(([name, [en, zh]]) => [name, wordsIn({ en, zh }, locale)]),
    ),
    'x-codes': Object.fromEntries(
      refusalsOfAll(calls).map((refusal) => {
        const { code, name, http, text } = refusal
        return [code, { name, http, text: localisedIn(text, locale).text, general: general.has(refusal) }]
      }),
    ),
  }
}

/** Whether a group is described to the public. */
function isAbout(name: Family): name is keyof typeof aboutFamilies {
  return Object.hasOwn(aboutFamilies, name)
}

/** Words about calls in one language; those of Hong Kong are derived. */
function wordsIn(words: CallWords, locale: LocaleId): string {
  const said = textIn(words, locale)
  return isDerived(locale) ? inHongKong(said) : said
}

function operationOf(call: Call, locale: LocaleId): Json {
  const { summary, description } = call
  return {
    operationId: call.id,
    tags: [call.family],
    summary: wordsIn(summary, locale),
    ...(description ? { description: wordsIn(description, locale) } : {}),
    parameters: [
      ...parametersOf(call, 'params', 'path'),
      ...parametersOf(call, 'query', 'query'),
      ...headersOf(call),
    ],
    ...(call.body ? { requestBody: requestBodyOf(call) } : {}),
    responses: responsesOf(call, locale),
    ...securityOf(call),
  }
}

/** What proves who asks: an API key with its scope, a cookie, a signature, or nothing. */
function securityOf({ access }: Call): Json {
  if (access.who === 'partner' || access.who === 'staff') return { security: [{ signature: [] }] }
  const program = access.key === undefined ? [] : [{ key: [access.key] }]
  if (access.who === 'customer') return { security: [...program, { account: [] }] }
  if (program.length > 0) return { security: [...program, {}] }
  return access.origin === 'own-page' ? { security: [{ session: [] }] } : {}
}

function parametersOf(call: Call, part: 'params' | 'query', place: 'path' | 'query'): readonly Json[] {
  const schema = call[part]
  if (!schema) return []
  const asking = call.examples.filter(({ request }) => request[part] !== undefined)
  const declared = asking.find(({ status }) => status < 300) ?? asking[0]
  const asked = (recordedOf(call) ?? declared)?.request[part]
  return Object.entries(schema.shape).map(([name, shape]) => {
    const field = shape as z.ZodType
    const written = asked?.[name]
    const { data } = field.safeParse(written)
    return {
      name,
      in: place,
      required: !field.safeParse(undefined).success,
      schema: jsonSchema(field, 'input'),
      ...(written === undefined ? {} : { example: typeof data === 'number' ? data : written }),
    }
  })
}

/** Headers that a request is recorded with: nothing else says which a call asks for. */
function headersOf(call: Call): readonly Json[] {
  return Object.entries(recordedOf(call)?.request.headers ?? {}).map(([name, example]) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
    example,
  }))
}

/** The example that a test has recorded. Calls of the desk have none. */
function recordedOf({ id }: Call): RecordedExample | undefined {
  return Object.hasOwn(recordedExamples, id) ? recordedExamples[id] : undefined
}

function requestBodyOf(call: Call): Json {
  const { body } = recordedOf(call)?.request ?? {}
  const examples = call.examples
    .filter(({ request }) => request.body !== undefined)
    // Whoever shows one takes the first: one that was answered.
    .toSorted((one, other) => Number(one.status >= 300) - Number(other.status >= 300))
    .map(({ title, request }) => [title, { value: request.body }] as const)
  return {
    required: true,
    content: {
      'application/json': {
        schema: call.body ? jsonSchema(call.body, 'input') : {},
        examples: {
          ...(body === undefined ? {} : { recorded: { value: body } }),
          ...Object.fromEntries(examples),
        },
      },
    },
  }
}

/** Media types of answers that are no JSON. */
const binaryTypes = { image: 'image/*', file: 'application/octet-stream' } as const

function responsesOf(call: Call, locale: LocaleId): Json {
  const refused = byStatus(call)
  const statuses = new Set([...Object.keys(call.replies), ...Object.keys(refused)])
  const { success, successOr } = developersMessages(locale).description
  return Object.fromEntries(
    [...statuses].map((status) => {
      const names = refused[status] ?? []
      const words = names.map(({ code, name }) => `${code} ${name}`).join(marksOf(locale).list)
      const succeeds = call.replies[Number(status)] !== undefined
      const successful = names.length === 0 ? success : fill(successOr, { refusals: words })
      return [
        status,
        {
          description: succeeds ? successful : words,
          ...(names.length > 0 ? { 'x-refusals': names.map(({ code }) => code) } : {}),
          content: contentOf(call, status, names.length > 0, locale),
        },
      ]
    }),
  )
}

/** What a status may carry: calls of the older shape answer success and refusals with the same one. */
function contentOf(call: Call, status: string, refuses: boolean, locale: LocaleId): Json {
  const reply = call.replies[Number(status)]
  const schemas: Json[] = [
    ...(reply === undefined || typeof reply === 'string' ? [] : [jsonSchema(reply)]),
    ...(refuses ? [{ $ref: '#/components/schemas/Refusal' }] : []),
  ]
  return {
    ...(typeof reply === 'string'
      ? {
          [recordedOf(call)?.file?.type ?? binaryTypes[reply]]: {
            schema: { type: 'string', format: 'binary' },
            'x-bytes': recordedOf(call)?.file?.bytes,
          },
        }
      : {}),
    ...(schemas.length > 0
      ? {
          'application/json': {
            schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
            examples: examplesOf(call, status, locale),
          },
        }
      : {}),
  }
}

function byStatus(call: Call): Record<string, Refusal[]> {
  const groups: Record<string, Refusal[]> = {}
  for (const refusal of refusalsOf(call)) {
    const { http, business } = refusal
    const status = String(business && call.shape === 'spec' ? 200 : http)
    groups[status] = [...(groups[status] ?? []), refusal]
  }
  const flood = floodRefusal(call.limit)
  groups['429'] = [...new Set([...(groups['429'] ?? []), flood])]
  return groups
}

/** Answers of a status: the one recorded and refusals whole, other successes by the parts worth showing. */
function examplesOf(call: Call, status: string, locale: LocaleId): Json {
  const fitting = call.examples.filter((example) => String(example.status) === status)
  const { reply: english, inLanguage = {} } = recordedOf(call) ?? {}
  const recorded = inLanguage[locale] ?? english
  return {
    ...(status === '200' && recorded !== undefined ? { recorded: { value: recorded } } : {}),
    ...Object.fromEntries(
      fitting.map(({ title, reply }) => [title, { value: wholeReply(call, reply, locale) }]),
    ),
  }
}

function wholeReply(call: Call, reply: CallExample['reply'], locale: LocaleId): Json {
  const refusal = refusalsOf(call).find(({ code }) => code === reply.code)
  if (refusal === undefined) return reply
  const { code, ...rest } = reply
  return { code, errorMsg: localisedIn(refusal.text, locale).text, ...rest }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
