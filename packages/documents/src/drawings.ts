import * as z from 'zod'
import { externalHref, id, sitePath, text } from './parts.ts'

/** What stands in the head of a page beside its words, where a figure says more than a scene. Each is a list too. */

const number = z.number().finite()

/** Rows on one scale: since when, how much, how long before. */
const spans = z
  .strictObject({
    kind: z.literal('spans'),
    title: text,
    /** Marks of the scale in order; it reaches from the first to the last. `strong` is the moment that matters. */
    ticks: z
      .array(z.strictObject({ at: number, label: text, strong: z.boolean().default(false) }))
      .min(2)
      .max(7),
    rows: z
      .array(
        z.strictObject({
          label: text,
          text: text.nullable().default(null),
          from: number,
          to: number,
          /** What the bar says, in words. */
          value: text,
          path: sitePath.nullable().default(null),
        }),
      )
      .min(3)
      .max(8),
    note: text.nullable().default(null),
  })
  .refine(
    ({ ticks, rows }) =>
      rows.every(({ from, to }) => from < to && from >= (ticks[0]?.at ?? 0) && to <= (ticks.at(-1)?.at ?? 0)),
    'every row lies on the scale',
  )

/** Who answers at this hour. Hours of a day in the company's time zone. */
const hours = z.strictObject({
  kind: z.literal('hours'),
  title: text,
  opens: z.int().min(0).max(23),
  closes: z.int().min(1).max(24),
  phone: text,
  /** What the phone does while somebody is there, and while nobody is. */
  open: text,
  closed: text,
  ways: z
    .array(z.strictObject({ label: text, open: text, closed: text, href: z.union([sitePath, externalHref]) }))
    .min(2)
    .max(4),
})

/** The last date of a timeline of the page and the two that come next. */
const dates = z.strictObject({ kind: z.literal('dates'), title: text, of: id })

const verdict = z.strictObject({ verdict: z.enum(['yes', 'condition', 'no']), text })

/** What may travel in which hold: all of a freighter, the belly under passengers. */
const holds = z.strictObject({
  kind: z.literal('holds'),
  title: text,
  freighter: text,
  belly: text,
  rows: z
    .array(
      z.strictObject({
        label: text,
        path: sitePath.nullable().default(null),
        freighter: verdict,
        belly: verdict,
      }),
    )
    .min(3)
    .max(6),
  note: text.nullable().default(null),
})

/** Where things stand, a line each: what, what to know of it, the way there. */
const index = z.strictObject({
  kind: z.literal('index'),
  title: text,
  rows: z
    .array(z.strictObject({ label: text, text, path: sitePath }))
    .min(3)
    .max(8),
})

export const drawing = z.discriminatedUnion('kind', [spans, hours, dates, holds, index])
type Drawing = z.output<typeof drawing>
export type DrawingOf<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>
