import { z } from 'zod'

/** The kinds of lists: banner, news, video, dynamic. */
export const contentTypes = { banner: 1, news: 2, video: 3, dynamic: 995 } as const

export const contentType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(995)])

/** One entry of a list. `content` is the whole document as a JSON string, when it was asked for. */
export const contentEntry = z.object({
  contentCode: z.string(),
  contentType,
  title: z.string(),
  summary: z.string(),
  date: z.iso.date().nullable(),
  link: z.string().nullable(),
  content: z.string().nullable(),
})

export type ContentEntry = z.output<typeof contentEntry>
