import type { PictureAlt } from '@hongyan/domain/media/picture'
import { localeOf, writtenIds } from '@hongyan/locales'
import { z } from 'zod'

const text = z.string().max(2000)

/** What a picture shows, by language; one that is not complete follows another where it is left out. */
export const altView: z.ZodType<PictureAlt, PictureAlt> = z.strictObject(
  Object.fromEntries(writtenIds.map((id) => [id, localeOf(id).complete ? text : text.optional()])),
) as unknown as z.ZodType<PictureAlt, PictureAlt>

const thousandth = z.int().min(0).max(1000)

export const focusView = z
  .strictObject({ x: thousandth, y: thousandth })
  .describe('The point that stays in sight, in thousandths from the left and the top.')

export const pictureView = z.object({
  id: z.string(),
  name: z.string(),
  alt: altView,
  credit: z.string().describe('Whose it is, for staff alone.'),
  licence: z.string().describe('On which terms it may be shown, for staff alone.'),
  focus: focusView,
  width: z.int(),
  height: z.int(),
  files: z.object({
    avif: z.array(z.object({ url: z.string(), width: z.int() })).readonly(),
    webp: z.string(),
  }),
  revision: z.int(),
  madeAt: z.string(),
  changedAt: z.string(),
})
