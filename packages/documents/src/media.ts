import * as z from 'zod'
import { text } from './parts.ts'

const file = z
  .string()
  .regex(/^\/media\/[a-z0-9]{8,32}\.[0-9a-f]{8}-\d+\.(avif|webp)$/u, 'must be a file of a picture')

/** What pages need to know of an uploaded picture in one language. Published like a document, for each language by itself. */
export const mediaPicture = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{8,32}$/u),
  /** What it shows, for whoever does not see it. */
  alt: text,
  width: z.int().positive(),
  height: z.int().positive(),
  avif: z.array(z.strictObject({ url: file, width: z.int().positive() })).min(1),
  /** For browsers without AVIF, in one width. */
  webp: file,
})
export type MediaPicture = z.output<typeof mediaPicture>
