import { z } from 'zod'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'

/** What all calls of own shipments and their claims have in common. */
export const shared = { family: 'shipments', shape: 'own' } as const
const ofAccount = { who: 'customer', record: 'own' } as const
export const readAccess = { ...ofAccount, origin: 'any', repeat: 'reads' } as const
export const writing = { ...ofAccount, origin: 'allowed', repeat: 'repeats' } as const
export const acting = { ...writing, record: 'own-or-company', right: 'order' } as const
export const byCompany = { who: 'partner', record: 'none', origin: 'any', repeat: 'repeats' } as const
export const params = z.object({ number: z.string().min(1).max(60) })

/** Revisions are counted in a column of 32 bits: one beyond it is none, and no database is asked for it. */
export const mostRevision = 2_147_483_647
export const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
export const shipment = { params: { number: sampleNumbers.out_for_delivery.number } } as const
