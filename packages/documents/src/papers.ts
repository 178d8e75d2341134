import type { LocaleId } from '@hongyan/locales'
import * as z from 'zod'
import { text } from './parts.ts'

/** What the site says about its white papers; the papers themselves are files, listed in `paperEditions`. */
export const papers = z.strictObject({
  items: z
    .array(
      z.strictObject({
        /** Part of its address and of the name of its file on the server. */
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case letters and hyphens'),
        title: text,
        /** Under the title: what it is about in a few words. */
        line: text,
        /** Its name in the name of the file. */
        short: text,
        summary: text,
        /** Whom it is for. */
        readers: text,
        /** What somebody knows after reading it. */
        answers: z.array(text).min(2).max(4),
        keyword: text,
        /** Calendar day of the edition. */
        date: z.iso.date(),
      }),
    )
    .min(1),
})
export type Paper = z.output<typeof papers>['items'][number]

/** A file as it was printed. */
export type PaperEdition = {
  readonly pages: number
  readonly bytes: number
  readonly chapters: readonly { readonly title: string; readonly page: number }[]
}

/** The files of each paper by its id. */
export type PaperEditions = Readonly<Record<string, Readonly<Partial<Record<LocaleId, PaperEdition>>>>>
