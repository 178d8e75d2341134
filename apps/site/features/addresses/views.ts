import { findingKinds } from '@hongyan/domain/addresses/validate-address'
import { z } from 'zod'

export const place = z
  .object({ code: z.string(), name: z.string() })
  .nullable()
  .describe('Code (GB/T 2260 on the mainland) and name in the language of the visitor.')
export const level = z.enum(['province', 'city', 'district'])
const field = z.enum(['name', 'phone', 'province', 'city', 'district', 'detail', 'postcode'])
const confidence = z.enum(['sure', 'likely', 'guess', 'none'])

export const readAddress = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  postcode: z.string().nullable(),
  province: place,
  city: place,
  district: place,
  detail: z.string(),
  remark: z.string().describe('What is said to the courier, left out of the address; empty for nothing.'),
  hadIdentityNumber: z
    .boolean()
    .describe('Whether the number of an identity card, passport or permit was left out.'),
  code: z.string().nullable().describe('The code of the deepest division that was found.'),
  confidence: z.record(field, confidence),
  corrections: z.array(
    z.object({
      field: level,
      from: z.string(),
      to: z.string(),
      reason: z.enum(['renamed', 'moved', 'inferred', 'contradicted']),
    }),
  ),
  candidates: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .describe('The places meant perhaps: of one name, or named against each other.'),
  parts: z
    .array(
      z.object({
        as: z.enum([...field.options, 'label', 'gap', 'again', 'remark', 'identity']),
        text: z.string(),
      }),
    )
    .describe('The text cut into what each stretch was taken for; `again` repeats the area.'),
})

export const checked = z.object({
  address: readAddress,
  findings: z.array(z.object({ kind: z.enum(findingKinds), field, from: z.string(), to: z.string() })),
})
