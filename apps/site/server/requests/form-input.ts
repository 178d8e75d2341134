import { z } from 'zod'
import type { Call } from '../../calls/call.ts'

/** Fields of a form by their names; what a page worked out of them need not be text any more. */
export type FormFields = Readonly<Record<string, unknown>>

/**
 * The parts of a request as a form without a script sends them: a field for each name of the schemas, `part.name` in
 * an object or at a place of an array, and `list.choice` for each ticked choice of a list; a body that is a list itself
 * has no name. Nothing is judged here: the
 * schemas do that.
 */
export function formInput({ params, query, body }: Call, fields: FormFields) {
  return {
    params: params && valueAt(params, '', fields),
    query: query && valueAt(query, '', fields),
    body: body && valueAt(body, '', fields),
  }
}

function valueAt(schema: z.ZodType, name: string, fields: FormFields): unknown {
  // A part of which nothing was sent is not there.
  if (schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodObject && !hasPart(name, fields))
    return undefined
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return valueAt(schema.unwrap() as z.ZodType, name, fields)
  const inner = (key: string | number) => (name === '' ? String(key) : `${name}.${key}`)
  if (schema instanceof z.ZodTuple)
    return schema.def.items.map((part, place) => valueAt(part as z.ZodType, inner(place), fields))
  if (schema instanceof z.ZodObject) {
    if (typeof fields[name] === 'object') return fields[name]
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, part]) => [
        key,
        valueAt(part as z.ZodType, inner(key), fields),
      ]),
    )
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const of = schema.options.find((option) => fits(option as z.ZodType, schema.def.discriminator, fields))
    return valueAt((of ?? schema.options[0]) as z.ZodType, name, fields)
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum)
    return schema.element.options.filter((choice) => fields[`${name}.${choice}`] !== undefined)
  const sent = fields[name]
  return schema instanceof z.ZodNumber && typeof sent === 'string' ? Number(sent) : sent
}

const hasPart = (name: string, fields: FormFields) =>
  Object.keys(fields).some((field) => field === name || field.startsWith(`${name}.`))

/** Whether a form of the value is the one that the field for the choice names. */
function fits(option: z.ZodType, discriminator: string, fields: FormFields): boolean {
  if (!(option instanceof z.ZodObject)) return false
  return (option.shape[discriminator] as z.ZodType).safeParse(fields[discriminator]).success
}
