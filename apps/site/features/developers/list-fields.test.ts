import { expect, test } from 'vitest'
import { z } from 'zod'
import { type FieldSchema, listFields } from './list-fields.ts'

const linesOf = (schema: z.ZodType) =>
  listFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema).map(
    ({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`,
  )

test('fields stand in their order, those of objects and lists under their names', () => {
  const parcel = z.object({ grams: z.int().min(1).max(30_000), count: z.int().positive().optional() })
  expect(
    linesOf(
      z.object({
        product: z.enum(['express', 'freight']),
        sender: z.object({ name: z.string().max(40), phone: z.string() }),
        parcels: z.array(parcel).max(50),
        note: z.string().nullable().optional(),
        insured: z.boolean(),
      }),
    ),
  ).toEqual([
    'product: "express" | "freight"',
    'sender: object',
    'sender.name: string ≤ 40',
    'sender.phone: string',
    'parcels: object[] ≤ 50',
    'parcels[].grams: integer 1–30000',
    'parcels[].count?: integer > 0',
    'note?: string | null',
    'insured: boolean',
  ])
})

test('what is used twice is followed to where it stands, long lists are shortened, depth has an end', () => {
  const place = z.object({ city: z.string() }).meta({ id: 'Place' })
  const many = z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const deep = z.object({ a: z.object({ b: z.object({ c: z.object({ d: z.string() }) }) }) })
  expect(linesOf(z.object({ from: place, to: place.nullable(), many, deep }))).toEqual([
    'from: object',
    'from.city: string',
    'to: object | null',
    'to.city: string',
    'many: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | …',
    'deep: object',
    'deep.a: object',
    'deep.a.b: object',
  ])
})
