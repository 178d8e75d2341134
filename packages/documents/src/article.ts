import * as z from 'zod'
import { day, id, link, scene, sitePath, text } from './parts.ts'

/** Running text of a news item or a notice. */
const passage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text }),
  z.strictObject({ kind: z.literal('heading'), text }),
  z.strictObject({ kind: z.literal('list'), items: z.array(text).min(2) }),
  z.strictObject({ kind: z.literal('quote'), text, who: text }),
  z.strictObject({ kind: z.literal('figure'), value: text, unit: text.nullable(), label: text }),
  z.strictObject({
    kind: z.literal('table'),
    caption: text,
    columns: z.array(text).min(2).max(6),
    rows: z.array(z.array(text)).min(1),
  }),
])
export type Passage = z.output<typeof passage>

export const newsCategories = [
  'company',
  'network',
  'products',
  'technology',
  'sustainability',
  'people',
] as const

const areaCodes = z
  .array(z.string().regex(/^(?:\d{6}|[A-Z]{2}-\d{2,3})$/u, 'must be six figures'))
  .default([])

/** A news item. Its id is its address. */
export const article = z.strictObject({
  id,
  date: day,
  category: z.enum(newsCategories),
  brand: z.enum(['logistics', 'air']).default('logistics'),
  title: text,
  summary: text,
  /** City the item is written from. */
  place: text,
  scene: scene.nullable().default(null),
  /** Codes of the places it tells of: a map of them stands in the head instead of the scene. */
  areaCodes,
  body: z.array(passage).min(3),
  /** Pages of this site that belong to it. */
  related: z.array(sitePath).max(4).default([]),
  /** What was put right after publication, newest first: never silently. */
  corrections: z.array(z.strictObject({ date: day, text })).default([]),
})
export type Article = z.output<typeof article>
export type NewsCategory = (typeof newsCategories)[number]

export const noticeCategories = ['weather', 'service', 'price', 'safety', 'warning', 'health', 'air'] as const

/**
 * A notice or, with `kind: trend`, a report of what the industry does. From and until are instants (ISO, UTC);
 * after `until` a notice no longer alerts anybody but keeps its page.
 */
export const notice = z.strictObject({
  id,
  kind: z.enum(['notice', 'trend']),
  category: z.enum([...noticeCategories, 'industry', 'policy', 'market']),
  date: day,
  title: text,
  summary: text,
  from: z.iso.datetime().nullable().default(null),
  until: z.iso.datetime().nullable().default(null),
  severity: z.enum(['information', 'caution', 'severe']).default('information'),
  /** Areas it touches, as shown; empty means everywhere. */
  areas: z.array(text).default([]),
  /** Days by which it puts off the arrival of what travels so through its areas; null where it tells none. */
  delay: z
    .strictObject({ days: z.int().min(1).max(30), carriage: z.enum(['road', 'air', 'any']) })
    .nullable()
    .default(null),
  /** Codes of the provinces, for tools that ask whether a shipment is touched. */
  areaCodes,
  /** Ids of the services it touches; empty means all. */
  services: z.array(id).default([]),
  direction: z.enum(['both', 'send', 'receive']).default('both'),
  /** Who answers questions about it. */
  contact: text,
  /** Shown once per version as a pop-up while it is in force. */
  popup: z.strictObject({ version: z.int().positive(), text }).nullable().default(null),
  body: z.array(passage).min(2),
  /** Files to take along: of this site, or at an address elsewhere. */
  attachments: z
    .array(
      z.strictObject({
        title: text,
        file: z.string().regex(/^(\/(?!\/)|https?:\/\/)\S+$/u, 'must be a path of this site or http(s)'),
        type: z.enum(['PDF', 'CSV']),
      }),
    )
    .default([]),
  related: z.array(link).max(4).default([]),
  corrections: z.array(z.strictObject({ date: day, text })).default([]),
})
export type Notice = z.output<typeof notice>

export const questionTopics = [
  'tracking',
  'sending',
  'price',
  'delivery',
  'claims',
  'cold-chain',
  'freight',
  'warehousing',
  'cross-border',
  'air',
  'business',
  'account',
] as const

/** A question and its answer, in the one list that every page quotes from. */
export const question = z.strictObject({
  id,
  topic: z.enum(questionTopics),
  question: text,
  answer: z.array(text).min(1).max(4),
  link: link.nullable().default(null),
})
export type Question = z.output<typeof question>
export type QuestionTopic = (typeof questionTopics)[number]

/** A moving picture, told in words and drawn frame by frame from scenes: nothing is hosted elsewhere. */
export const video = z.strictObject({
  id,
  date: day,
  title: text,
  summary: text,
  scene,
  /** What is said, so that nobody needs the sound. */
  transcript: z.array(text).min(2),
  path: sitePath,
})
export type Video = z.output<typeof video>
