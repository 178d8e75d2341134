import { recordOwners } from '@hongyan/domain/companies/company-rules'
import { z } from 'zod'
import { defineCall } from '../../../calls/call.ts'
import { plainSuccess } from '../../../calls/envelope.ts'

const shared = { family: 'orders', shape: 'own', credentials: true, limit: 'account' } as const
const ofAccount = { who: 'customer', record: 'own', origin: 'allowed' } as const
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const

export const mendOrderListCall = defineCall({
  ...shared,
  id: 'mendOrderList',
  method: 'POST',
  path: '/v1/order-list-drafts',
  summary: 'Keep what is being typed into a list of orders that the account has looked over',
  description:
    'In place of what was typed before. Nothing of it is checked but its size; nothing changes where the list was looked ' +
    'over again, placed or forgotten meanwhile.',
  body: z.strictObject({
    key: z.string().regex(/^list-[\w-]{43}$/),
    look: z.uuid().describe('The look that it is typed into.'),
    typed: z
      .array(z.tuple([z.string().max(80), z.string().max(500)]))
      .describe('Fields of the form, by their names.'),
  }),
  longBody: true,
  replies: { 200: plainSuccess },
  refusals: ['sign-in-needed'],
  access: { ...ofAccount, repeat: 'repeats', inUse: false },
  examples: [
    {
      ...signedOut,
      request: {
        body: { key: `list-${'0'.repeat(43)}`, look: '0198a5c0-0000-4000-8000-000000000001', typed: [] },
      },
    },
    {
      title: 'A list that is not kept',
      signedIn: true,
      request: {
        body: { key: `list-${'0'.repeat(43)}`, look: '0198a5c0-0000-4000-8000-000000000001', typed: [] },
      },
      status: 200,
      reply: { code: 1 },
    },
  ],
})

export const keepListTextCall = defineCall({
  ...shared,
  id: 'keepListText',
  method: 'POST',
  path: '/v1/order-list-texts',
  summary: 'Keep a list of orders that was pasted and not looked over yet',
  description:
    'In place of what is kept of the same `form`; an empty text forgets it. Nothing of it is checked but its size. It goes ' +
    'once it is looked over or forgotten; what arrives after that is refused with 409.',
  body: z.strictObject({
    form: z.uuid().describe('Of the form that it stands in.'),
    of: z.enum(recordOwners).describe('Whose the orders are to become.'),
    text: z.string().describe('As it was pasted.'),
  }),
  longBody: true,
  replies: { 200: plainSuccess },
  refusals: ['sign-in-needed', 'conflict'],
  access: { ...ofAccount, repeat: 'repeats', inUse: false },
  examples: [
    {
      ...signedOut,
      request: { body: { form: '0198a5c0-0000-4000-8000-000000000001', of: 'own', text: '' } },
    },
    {
      title: 'Nothing',
      signedIn: true,
      request: { body: { form: '0198a5c0-0000-4000-8000-000000000001', of: 'own', text: '' } },
      status: 200,
      reply: { code: 1 },
    },
  ],
})
