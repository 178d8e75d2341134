import * as z from 'zod'
import { link, sitePath, text } from './parts.ts'

/** Head texts of one route. `path` is without language prefix; error pages use `/404`, `/500`. */
export const tdkList = z.strictObject({
  entries: z.array(
    z.strictObject({
      path: sitePath,
      title: text,
      keyword: text,
      description: text,
    }),
  ),
})
export type TdkList = z.output<typeof tdkList>
export type Tdk = TdkList['entries'][number]

/** Entries of the left menu of the express layout. */
export const expressMenu = z.strictObject({
  title: text,
  links: z.array(link).min(1),
})
export type ExpressMenu = z.output<typeof expressMenu>
