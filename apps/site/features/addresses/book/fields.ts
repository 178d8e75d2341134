import { addressRoles } from '@hongyan/domain/address-book/book-rules'
import { z } from 'zod'
import { place } from '../views.ts'

/** Longer than any field may be: the sentence about it is the domain's. */
const text = z.string().max(500)

export const role = z.enum(addressRoles).describe('What an address is the default for.')
export const addressId = z.string().min(1).max(40)

/** An address as it is sent: in parts, as a pasted text, or both. */
export const sentAddress = z.object({
  fullAddress: text
    .optional()
    .describe('A pasted text with name, phone, area and street. Parts that are sent win over it.'),
  name: text.optional(),
  phone: text.optional(),
  company: text.optional(),
  areaCode: z
    .string()
    .max(12)
    .optional()
    .describe('The deepest division; `province`, `city` and `district` are read without it.'),
  province: text.optional(),
  city: z.string().max(40).optional(),
  district: z.string().max(40).optional(),
  detailAddr: text.optional(),
  postcode: z.string().max(20).optional(),
  group: text
    .optional()
    .describe('`self`, `family`, `clients`, `stores`, or a name of the customer’s own; empty for none.'),
  defaultFor: z.array(role).max(2).optional(),
})
export type SentAddress = z.output<typeof sentAddress>

/** An address of the book as it is answered. */
export const bookAddress = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  company: z.string().nullable(),
  areaCode: z.string(),
  province: place,
  city: place,
  district: place,
  detailAddr: z.string(),
  fullAddress: z.string().describe('Area and street in one line, in the language of the visitor.'),
  postcode: z.string().nullable(),
  group: z.string().nullable(),
  defaultFor: z.array(role),
  updatedAt: z.int().describe('ms UTC.'),
})

const stretches = z.array(z.tuple([z.int(), z.int()])).optional()

/** What a search answered to, as places in the field. */
export const marks = z.object({ name: stretches, company: stretches, phone: stretches })

/** A page of addresses. */
export function pageOf<T extends z.ZodType>(address: T) {
  return z.object({
    total: z.int(),
    index: z.int(),
    pageSize: z.int(),
    list: z.array(address),
    groups: z
      .array(z.object({ group: z.string().nullable(), total: z.int() }))
      .describe('Of all that was found, whichever group was asked for.'),
  })
}

export const paging = {
  index: z.int().min(1).max(1000).default(1).describe('The page, from 1.'),
  pageSize: z.int().min(1).max(500).default(50),
}
