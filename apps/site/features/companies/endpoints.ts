import { companyRoles } from '@hongyan/domain/accounts/membership'
import { z } from 'zod'
import { defineCall } from '../../calls/call.ts'
import { plainSuccess, successOf } from '../../calls/envelope.ts'
import { companyView } from './views.ts'

const shared = { family: 'companies', shape: 'own', credentials: true, limit: 'account' } as const
/** Calls of owners; each does nothing more when it is made again. */
const managing = {
  who: 'customer',
  record: 'company',
  right: 'manage',
  origin: 'allowed',
  repeat: 'repeats',
} as const
/** Calls about whether one belongs to a company. */
const own = { who: 'customer', record: 'own', origin: 'allowed', repeat: 'repeats' } as const
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const alone = { title: 'Without a company', signedIn: true, status: 404, reply: { code: 1211 } } as const
const params = z.object({ id: z.uuid() })
const anId = { id: '0197a000-0000-7000-8000-000000000000' }
const nothing = z.strictObject({})
const name = z.string().max(400).describe('2 to 60 characters, and nothing that reads like an address.')
const role = z.enum(companyRoles)
const done = { 200: plainSuccess }

export const showCompanyCall = defineCall({
  ...shared,
  id: 'showCompany',
  method: 'GET',
  path: '/v1/company',
  summary: 'The company of the account, and who belongs to it',
  description: 'Invitations and the log of changes are for owners.',
  replies: { 200: successOf(companyView) },
  refusals: ['sign-in-needed', 'no-company', 'company-role'],
  access: { who: 'customer', record: 'company', right: 'see', origin: 'any', repeat: 'reads' },
  examples: [
    { ...signedOut, request: {} },
    { ...alone, request: {} },
  ],
})

export const makeCompanyCall = defineCall({
  ...shared,
  id: 'makeCompany',
  method: 'POST',
  path: '/v1/company',
  summary: 'Make a company that the account owns',
  description: 'An account belongs to one company at the most.',
  body: z.strictObject({ name }),
  replies: done,
  refusals: ['sign-in-needed', 'in-a-company'],
  access: own,
  examples: [{ ...signedOut, request: { body: { name: 'Sample Tea' } } }],
})

export const renameCompanyCall = defineCall({
  ...shared,
  id: 'renameCompany',
  method: 'POST',
  path: '/v1/company/name',
  summary: 'Give the company another name',
  body: z.strictObject({ name }),
  replies: done,
  refusals: ['sign-in-needed', 'no-company', 'company-role'],
  access: managing,
  examples: [{ ...alone, request: { body: { name: 'Sample Tea' } } }],
})

export const inviteCall = defineCall({
  ...shared,
  id: 'inviteToCompany',
  method: 'POST',
  path: '/v1/company/invitations',
  summary: 'Invite somebody into the company by mail',
  description:
    'The mail has a link that opens once, for seven days, to whoever is signed in with that verified address. Inviting ' +
    'the same address again sends a new link, and the earlier one opens nothing any more.',
  body: z.strictObject({ mail: z.string().max(400), role }),
  replies: done,
  refusals: ['sign-in-needed', 'no-company', 'company-role', 'company-full', 'not-available'],
  access: { ...managing, repeat: 'once' },
  examples: [{ ...alone, request: { body: { mail: 'colleague@example.com', role: 'member' } } }],
})

export const withdrawInvitationCall = defineCall({
  ...shared,
  id: 'withdrawInvitation',
  method: 'POST',
  path: '/v1/company/invitations/{id}/withdraw',
  summary: 'Take an invitation back',
  params,
  body: nothing,
  replies: done,
  refusals: ['sign-in-needed', 'no-company', 'company-role'],
  access: managing,
  examples: [{ ...alone, request: { params: anId, body: {} } }],
})

export const changeRoleCall = defineCall({
  ...shared,
  id: 'changeCompanyRole',
  method: 'POST',
  path: '/v1/company/people/{id}/role',
  summary: 'Give somebody of the company another role',
  description: 'There is always an owner: the last one keeps that role.',
  params,
  body: z.strictObject({ role }),
  replies: done,
  refusals: ['sign-in-needed', 'no-company', 'company-role', 'unknown-person', 'last-owner'],
  access: managing,
  examples: [{ ...alone, request: { params: anId, body: { role: 'viewer' } } }],
})

export const handOverCall = defineCall({
  ...shared,
  id: 'handOverCompany',
  method: 'POST',
  path: '/v1/company/people/{id}/hand-over',
  summary: 'Make somebody else the owner, and become a member',
  params,
  body: nothing,
  replies: done,
  refusals: ['sign-in-needed', 'no-company', 'company-role', 'unknown-person', 'not-to-oneself'],
  access: managing,
  examples: [{ ...alone, request: { params: anId, body: {} } }],
})

export const removePersonCall = defineCall({
  ...shared,
  id: 'removeCompanyPerson',
  method: 'POST',
  path: '/v1/company/people/{id}/remove',
  summary: 'Take somebody else out of the company',
  description: 'What they ordered for the company stays with it.',
  params,
  body: nothing,
  replies: done,
  refusals: ['sign-in-needed', 'no-company', 'company-role', 'unknown-person', 'not-to-oneself'],
  access: managing,
  examples: [{ ...alone, request: { params: anId, body: {} } }],
})

export const leaveCompanyCall = defineCall({
  ...shared,
  id: 'leaveCompany',
  method: 'POST',
  path: '/v1/company/leave',
  summary: 'Leave the company',
  description:
    'The only owner hands it over first while others are there. The last one closes it, once none of its orders is under way.',
  body: nothing,
  replies: done,
  refusals: ['sign-in-needed', 'last-owner', 'company-busy'],
  access: own,
  examples: [{ ...signedOut, request: { body: {} } }],
})

export const acceptInvitationCall = defineCall({
  ...shared,
  id: 'acceptInvitation',
  method: 'POST',
  path: '/v1/company-invitations/accept',
  summary: 'Join the company that has sent an invitation',
  description: 'For whoever is signed in with the verified mail address it was sent to.',
  body: z.strictObject({ token: z.string().min(1).max(400).describe('Of the link in the mail.') }),
  replies: done,
  refusals: ['sign-in-needed', 'invitation-over', 'other-mailbox', 'in-a-company'],
  access: own,
  examples: [
    { ...signedOut, request: { body: { token: 'x' } } },
    {
      title: 'A link that is no link of ours',
      signedIn: true,
      request: { body: { token: 'x' } },
      status: 410,
      reply: { code: 1220 },
    },
  ],
})
