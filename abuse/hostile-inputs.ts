import { z } from 'zod'

/** Texts that cost a careless reader much, each repeated to the length that is asked for. */
const hostileShapes = {
  words: 'a ',
  lines: ',\n',
  digits: '1',
  letters: 'a',
  pluses: 'a+',
  brackets: '([{（',
  quotes: '"',
  phones: '13900001035 ',
  'areas without punctuation': '朝阳鼓楼市区县路号',
  'rare signs': '\u{20bb7}\u{2b740}',
  'marks nobody sees': 'a\u0301\u200d\u202e',
  'English addresses': 'No. 1 Road,\n',
  'Chinese addresses': '北京市朝阳区示例北街16号\n',
  tags: '<b>&amp;',
} as const

export type HostileShape = keyof typeof hostileShapes
export const manyShapes = Object.keys(hostileShapes) as readonly HostileShape[]

/** For what takes long in a thread beside that of the pages. */
export const someShapes: readonly HostileShape[] = [
  'words',
  'brackets',
  'areas without punctuation',
  'marks nobody sees',
  'tags',
]

/** Those that cost most, for what is too short for the others to matter. */
export const fewShapes: readonly HostileShape[] = ['words', 'digits', 'areas without punctuation']

/** `length` characters of a shape. */
export function hostileText(shape: HostileShape, length: number): string {
  const text = hostileShapes[shape]
  return text.repeat(Math.ceil(length / text.length)).slice(0, length)
}

/** As much of a shape as takes `bytes` of a form or an address. */
export function hostileField(shape: HostileShape, bytes: number): string {
  const text = hostileShapes[shape]
  const each = new URLSearchParams({ '': text }).toString().length - 1
  return text.repeat(Math.max(1, Math.floor(bytes / each)))
}

type Schema = {
  readonly type?: string
  readonly const?: unknown
  readonly pattern?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

type Most = { readonly items: number; readonly text: number }

/**
 * JSON of at most `bytes` that answers a schema as an example does: its lists as long as they may be, its texts of a
 * shape and as long as they may be or still fit.
 */
export function hostileJson(schema: z.ZodType, example: unknown, shape: HostileShape, bytes: number): string {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  let most: Most = { items: 5000, text: bytes }
  for (;;) {
    const json = JSON.stringify(build(described, example, shape, most))
    const share = bytes / Buffer.byteLength(json)
    if (share >= 1) return json
    most =
      most.text > 20
        ? { ...most, text: Math.floor(Math.min(most.text, 1000) * Math.max(share, 0.1) * 0.95) }
        : { ...most, items: Math.floor(most.items * share * 0.95) }
  }
}

function build(schema: Schema | undefined, given: unknown, shape: HostileShape, most: Most): unknown {
  const choices = [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])]
  if (choices.length > 0)
    return build(choices.find((one) => isOf(one, given)) ?? choices[0], given, shape, most)
  if (schema?.const !== undefined || schema?.enum !== undefined) return given
  if (typeof given === 'string') {
    const isFree = schema?.pattern === undefined && !/^\d{4}-\d\d-\d\d|^[\d.]+$|^https?:/.test(given)
    return isFree ? hostileText(shape, Math.min(schema?.maxLength ?? most.text, most.text)) : given
  }
  if (Array.isArray(given)) {
    const parts = schema?.prefixItems
    if (parts !== undefined) return given.map((one, at) => build(parts[at], one, shape, most))
    const length = Math.max(given.length, Math.min(schema?.maxItems ?? most.items, most.items))
    return Array.from({ length: given.length === 0 ? 0 : length }, (_, at) =>
      build(schema?.items, given[at % given.length], shape, most),
    )
  }
  if (given === null || typeof given !== 'object') return given
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      build(schema?.properties?.[name], value, shape, most),
    ]),
  )
}

function isOf({ type }: Schema, given: unknown): boolean {
  if (Array.isArray(given)) return type === 'array'
  if (given === null) return type === 'null'
  return type === typeof given || (type === 'integer' && typeof given === 'number')
}
