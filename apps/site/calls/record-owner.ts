import { recordOwners } from '@hongyan/domain/companies/company-rules'
import { z } from 'zod'

/** Whose records a call is about, in its query: of whoever is signed in, or of their company. */
export const ownerOfRecord = z
  .enum(recordOwners)
  .default('own')
  .describe('`company`: of the company that the account belongs to, as its role there allows.')
