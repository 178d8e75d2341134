import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** What is wrong with a file of the company, one line each with its place. */
export class WrongCompanyFile extends Error {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** What a schema says of a part that is not there; what else is wrong it says by itself. */
export const missing = ({ input }: { readonly input?: unknown }): string | undefined =>
  input === undefined || input === null ? 'is missing' : undefined

/** A file of the company by its schema; every value is text, so that `007` keeps its noughts. @throws WrongCompanyFile */
export function readCompanyFile<S extends z.ZodType>(path: string, name: string, schema: S): z.output<S> {
  return readCompanyText(readFileSync(path, 'utf8'), name, schema)
}

/** The same of its text; `name` stands before what is wrong. */
export function readCompanyText<S extends z.ZodType>(text: string, name: string, schema: S): z.output<S> {
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    throw new WrongCompanyFile(
      document.errors.map(({ pos, message }) => `${name}:${lines.linePos(pos[0]).line} ${message}`),
    )
  }
  const parsed = schema.safeParse(emptied(document.toJS() ?? {}))
  if (parsed.success) return parsed.data
  throw new WrongCompanyFile(
    parsed.error.issues.map((issue) => {
      const { path } = issue
      const message = (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message
      const steps = path.map(String)
      const keys = [...steps.keys()].map((at) => steps.slice(0, steps.length - at))
      const node = keys.map((key) => document.getIn(key, true)).find((found) => isNode(found) && found.range)
      const at = isNode(node) && node.range ? `:${lines.linePos(node.range[0]).line}` : ''
      return `${[`${name}${at}`, ...(steps.length === 0 ? [] : [steps.join('.')])].join(' ')}: ${message}`
    }),
  )
}

/** `codes:` with nothing under it says nothing, which is an empty text to a reader of texts. */
function emptied(value: unknown): unknown {
  if (value === '') return null
  if (Array.isArray(value)) return value.map(emptied)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]))
}
