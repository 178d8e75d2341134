import * as z from 'zod'
import { drawing } from './drawings.ts'
import { action, day, id, lines, link, row, scene, sitePath, text } from './parts.ts'
import { pictures } from './pictures.ts'

/** What every block may carry: an anchor for links to it, a heading, a sentence under it. */
const head = {
  /** Anchor and id of the heading. Blocks with one appear in the page's own table of contents. */
  id,
  title: text,
  lead: text.nullable().default(null),
}

/** A cell of a table: words, or a figure shown large with its unit small. */
const cell = z.union([text, z.strictObject({ value: text, unit: text.nullable().default(null) }), z.null()])

/** Running text. `list` follows the paragraphs; `term` rows are for definitions. */
const prose = z.strictObject({
  kind: z.literal('prose'),
  ...head,
  /** A statement is a sentence or two in large letters, each paragraph on its own. */
  look: z.enum(['text', 'statement']).default('text'),
  paragraphs: z.array(text).min(1),
  list: z.array(text).default([]),
  terms: z.array(row).default([]),
})

const figures = z.strictObject({
  kind: z.literal('figures'),
  /** Large figures, from the facts register or from a named source. Expired ones are not in the list. */
  items: z.array(z.strictObject({ id, value: text, unit: text.nullable(), label: text })).max(4),
  note: text.nullable().default(null),
})

/** What happens, in order. `mark` is the fact of a step: a reading, a time. */
const steps = z.strictObject({
  kind: z.literal('steps'),
  ...head,
  items: z
    .array(z.strictObject({ title: text, text, mark: text.nullable().default(null) }))
    .min(3)
    .max(6),
})

const table = z
  .strictObject({
    kind: z.literal('table'),
    ...head,
    columns: z
      .array(
        z.strictObject({
          label: text,
          align: z.enum(['start', 'end']).default('start'),
          /** Equal cells below each other become one tall cell with a large figure. */
          merge: z.boolean().default(false),
        }),
      )
      .min(2)
      .max(7),
    /** The first cell of a row is its head. A row whose statement has expired is left out by its author's claim. */
    rows: z.array(z.array(cell)).min(1),
    note: text.nullable().default(null),
  })
  .refine(
    ({ columns, rows }) => rows.every((cells) => cells.length === columns.length),
    'every row has a cell for every column',
  )

/** Equal subjects side by side; with `path` a card is a link. */
const cards = z.strictObject({
  kind: z.literal('cards'),
  ...head,
  items: z
    .array(
      z.strictObject({
        title: text,
        /** None where the names alone say enough. */
        text: text.nullable().default(null),
        path: sitePath.nullable().default(null),
        scene: scene.nullable().default(null),
      }),
    )
    .min(1)
    .max(12),
  all: link.nullable().default(null),
})

/** A subject beside its picture; without one its points stand there. */
const split = z.strictObject({
  kind: z.literal('split'),
  ...head,
  points: z.array(row).min(2).max(5),
  action: link.nullable().default(null),
  scene: scene.nullable().default(null),
})

/** Things that are in, out, or in on a condition: a column for each, under its own name. */
const checklist = z
  .strictObject({
    kind: z.literal('checklist'),
    ...head,
    verdicts: z.strictObject({
      yes: text.nullable(),
      condition: text.nullable(),
      no: text.nullable(),
    }),
    items: z.array(z.strictObject({ text, verdict: z.enum(['yes', 'no', 'condition']) })).min(3),
    note: text.nullable().default(null),
  })
  .refine(
    ({ verdicts, items }) => items.every(({ verdict }) => verdicts[verdict] !== null),
    'every column with lines has a name',
  )

/** Questions by id, from the one list of questions. */
const questions = z.strictObject({ kind: z.literal('questions'), ...head, ids: z.array(id).min(3).max(12) })

/** What somebody said, and who: people of fictional companies. */
const quote = z.strictObject({ kind: z.literal('quote'), text, who: text, role: text })

/** Rows of the price lists by id; an empty list shows all. */
const packagingPrices = z.strictObject({
  kind: z.literal('packaging-prices'),
  ...head,
  ids: z.array(id).default([]),
})
const servicePrices = z.strictObject({
  kind: z.literal('service-prices'),
  ...head,
  ids: z.array(id).default([]),
})

/** A case told in short, from its own page. */
const caseCard = z.strictObject({ kind: z.literal('case'), path: sitePath })

/** Files to take along. `href` is a file of this site. */
const downloads = z.strictObject({
  kind: z.literal('downloads'),
  ...head,
  items: z
    .array(z.strictObject({ title: text, note: text, file: text, type: z.enum(['PDF', 'CSV', 'SVG']) }))
    .min(1),
})

/** Ways to reach somebody. `href` may be null for an address that is only written. */
const contacts = z.strictObject({
  kind: z.literal('contacts'),
  ...head,
  items: z
    .array(
      z.strictObject({
        title: text,
        value: text,
        note: text,
        href: z
          .string()
          .regex(/^(https?:\/\/|mailto:|tel:|\/)\S*$/u, 'must be a path of this site, http(s), mailto or tel')
          .nullable()
          .default(null),
      }),
    )
    .min(2),
})

/** Personal and merchant service, each with its chat; the site adds the visitor's area to the address. */
const consultation = z.strictObject({
  kind: z.literal('consultation'),
  ...head,
  tabs: z
    .array(
      z.strictObject({
        id: z.enum(['personal', 'merchant']),
        label: text,
        text,
        topics: z.array(link).min(3),
        hours: text,
        /** Words of the button that opens the chat; its address is that of the floating box. */
        chat: text,
        /** Where to go while nobody answers. */
        otherwise: link,
      }),
    )
    .length(2),
})

const glossary = z.strictObject({
  kind: z.literal('glossary'),
  ...head,
  terms: z.array(z.strictObject({ id, term: text, text })).min(5),
})

/** Newest items of a list, with the way to all of them. */
const latest = z.strictObject({
  kind: z.literal('latest'),
  ...head,
  from: z.enum(['news', 'notice', 'trend', 'air-notice']),
  count: z.int().min(2).max(8),
  all: link,
})

/** The last word of a page. */
const callToAction = z.strictObject({
  kind: z.literal('call'),
  title: text,
  actions: z.array(action).min(1).max(2),
})

/** Documents that change rarely and say when they did. */
const versions = z.strictObject({
  kind: z.literal('versions'),
  ...head,
  items: z.array(z.strictObject({ date: day, text })).min(1),
})

/** Every block a page may be made of. */
export const block = z.discriminatedUnion('kind', [
  prose,
  figures,
  steps,
  table,
  cards,
  split,
  checklist,
  questions,
  quote,
  packagingPrices,
  servicePrices,
  caseCard,
  downloads,
  contacts,
  consultation,
  glossary,
  latest,
  callToAction,
  versions,
  ...pictures,
])
export type Block = z.output<typeof block>
export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>

/** The top of a page. */
export const hero = z.strictObject({
  title: lines,
  lead: text,
  actions: z.array(action).max(2).default([]),
  scene: scene.nullable().default(null),
  /** Stands where the scene would. */
  drawing: drawing.nullable().default(null),
})
export type Hero = z.output<typeof hero>
