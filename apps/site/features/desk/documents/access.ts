import { z } from 'zod'
import { plainSuccess } from '../../../calls/envelope.ts'
import { signInNeeded, staffRole } from '../../../calls/refusals.ts'
import { unknownDocument } from './refusals.ts'
import { revision } from './views.ts'

/** What all calls about documents have in common. */
export const shared = { family: 'desk-documents', shape: 'own', limit: 'desk' } as const
export const seeing = {
  who: 'person',
  record: 'none',
  origin: 'any',
  repeat: 'reads',
  staffRight: 'see-documents',
} as const
export const changing = { ...seeing, origin: 'allowed', repeat: 'repeats' } as const
export const writing = { ...changing, staffRight: 'write-documents' } as const
export const refused = [signInNeeded, staffRole, unknownDocument] as const
export const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
export const aName = { name: 'news/wuhan-phase-two' } as const
export const done = { 200: plainSuccess }
export const number = z.coerce.number().pipe(revision)
