import { readMail } from '@hongyan/domain/typed/read-mail'
import * as z from 'zod'
import { sceneNames } from './scene-names.ts'

/** A text that is shown: never empty, no stray spaces at its ends. */
export const text = z
  .string()
  .min(1)
  .regex(/^\S(.*\S)?$/su, 'must not begin or end with a space')

/** A heading broken into lines by meaning. */
export const lines = z.array(text).min(1).max(3)

/** A page of this site, without language prefix: `/network#coverage`. The site adds the prefix. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)[\w\-./?=&#%]*$/u, 'must be a path of this site without a language prefix')
  .refine((path) => !/^\/(en|hk)(\/|$)/u.test(path), 'must not carry a language prefix')

/** An address elsewhere. Only schemes a visitor can safely follow. */
export const externalHref = z
  .string()
  .regex(/^(https?:\/\/|mailto:|tel:)\S+$/u, 'must be http(s), mailto or tel')

/** A mail address, as every other way in reads one; it is kept as it is shown. */
export const mail = z
  .string()
  .overwrite((typed) => readMail(typed) ?? typed)
  .refine((typed) => readMail(typed) !== null, 'must be a mail address')

/** A picture that was uploaded: `media:` and its id. */
type MediaName = `media:${string}`
const mediaName = z
  .string()
  .regex(/^media:[a-z0-9]{8,32}$/u, 'must be a picture of the library') as unknown as z.ZodType<
  MediaName,
  MediaName
>

/** A picture: one that ships with the site, or an uploaded one. */
export const scene = z.union([z.enum(sceneNames), mediaName])
export type PictureName = z.output<typeof scene>

/** Stable name inside a document: lower-case words with hyphens. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, 'must be lower-case letters, figures and hyphens')

/** Calendar day, `2026-11-21`. */
export const day = z.iso.date()

/** A link to a page of this site or to an address elsewhere; which one is told by its first character. */
export const link = z.strictObject({
  label: text,
  href: z.union([sitePath, externalHref]),
  newTab: z.boolean().default(false),
})
export type Link = z.output<typeof link>

/** What a button does. Without scripts `order` and `consultation` lead to the pages that do the same. */
export const action = z.strictObject({
  label: text,
  target: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('page'), path: sitePath }),
    z.strictObject({ kind: z.literal('outside'), href: externalHref }),
    z.strictObject({ kind: z.literal('order') }),
    z.strictObject({ kind: z.literal('consultation') }),
  ]),
})
export type Action = z.output<typeof action>

/** A term and what is said about it; null is a statement whose source has expired: leave the row out. */
export const row = z.strictObject({ term: text, text: text.nullable() })
