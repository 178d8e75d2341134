import { staffRights, staffRoles } from '@hongyan/domain/staff/staff-rights'
import { z } from 'zod'

const limit = z.string().max(60).nullable()

/** A role, and where it is limited to a kind of document, a language or a branch. */
export const grantView = z.strictObject({
  role: z.enum(staffRoles),
  kind: limit,
  language: limit,
  branch: limit,
})

export const meView = z.object({
  id: z.string(),
  name: z.string(),
  grants: z.array(z.object({ ...grantView.shape, role: z.string() })),
  siteOrigin: z.string().describe('Where visitors see what is published.'),
  rights: z.array(z.enum(staffRights)).describe('What is allowed somewhere: what a menu offers.'),
})

export const staffView = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      mail: z.string(),
      name: z.string().nullable(),
      grants: meView.shape.grants,
      lastSeen: z.string().nullable(),
      isMe: z.boolean(),
    }),
  ),
})

export const sessionsView = z.object({
  sessions: z.array(
    z.object({ id: z.string(), device: z.string().nullable(), since: z.string(), lastSeen: z.string() }),
  ),
})

/** The link by which somebody begins at the desk. */
export const staffLinkView = z.object({
  address: z.string(),
  until: z.string(),
  mailed: z.boolean().describe('It is on its way to them by email as well.'),
})
