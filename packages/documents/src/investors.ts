import * as z from 'zod'
import { id, link, text } from './parts.ts'

/** Navigation of the investor pages; `navList` is the name the CMS gives it. */
export const investorNavigation = z.strictObject({
  navList: z.array(z.strictObject({ id, title: text, links: z.array(link).min(1) })).min(1),
})
export type InvestorNavigation = z.output<typeof investorNavigation>
