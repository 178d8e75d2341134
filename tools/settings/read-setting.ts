import { z } from 'zod'

/** What the schema says of a setting, for people. */
export type SettingRow = {
  readonly name: string
  readonly meaning: string
  /** How it is written. */
  readonly form: string
  /** As it would be written; null where there is none. */
  readonly byDefault: string | null
}

/** Reads a setting's meaning, form and default off its schema. */
export function readSetting(name: string, schema: z.ZodType): SettingRow {
  const { description: meaning } = schema
  const form = formOf(schema)
  if (meaning === undefined || form === null) throw new Error(`${name} has no description, or no form`)
  return { name, meaning, form, byDefault: defaultOf(schema) }
}

function formOf(schema: z.ZodType): string | null {
  const form = schema.meta()?.form
  if (form !== undefined) return form
  const inner = innerOf(schema)
  return inner === null ? null : formOf(inner)
}

function defaultOf(schema: z.ZodType): string | null {
  if (!(schema instanceof z.ZodDefault)) return null
  const value: unknown = schema.def.defaultValue
  if (typeof value === 'boolean') return value ? '1' : '0'
  // A list or a table that nothing was added to.
  return typeof value === 'object' ? null : String(value)
}

function innerOf(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.unwrap() as z.ZodType
  return null
}
