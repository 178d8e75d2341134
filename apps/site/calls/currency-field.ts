import { z } from 'zod'

/** Whose money the amounts beside it are in: the company’s. */
export const currencyField = z.string().describe('ISO 4217 code of the money that the amounts are in.')
