import { companyRoles } from '@hongyan/domain/accounts/membership'
import { companyActions } from '@hongyan/domain/companies/company-rules'
import { z } from 'zod'

const iso = z.iso.datetime({ offset: true })
const role = z.enum(companyRoles)

const changedPerson = z.object({
  belongs: z
    .boolean()
    .describe('False for a person who does not belong to the company any more; nothing names them.'),
  name: z.string().nullable(),
})

export const companyView = z.object({
  name: z.string(),
  role: role.describe('Of the person who asks.'),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      mail: z.string().nullable().describe('Masked.'),
      role,
      since: iso,
      isMe: z.boolean(),
    }),
  ),
  invitations: z
    .array(z.object({ id: z.string(), mail: z.string(), role, until: iso, isOver: z.boolean() }))
    .nullable()
    .describe('For owners alone.'),
  changes: z
    .array(
      z.object({
        id: z.string(),
        action: z.enum(companyActions),
        at: iso,
        by: changedPerson,
        person: changedPerson.nullable(),
        role: role.nullable(),
      }),
    )
    .nullable()
    .describe('The last fifty, the newest first; for owners alone.'),
})
