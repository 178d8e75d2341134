import * as z from 'zod'
import { block, hero } from './blocks.ts'
import { day, id, sitePath, text } from './parts.ts'

/** What a page is about: decides its template, its place in the site map and its structured data. */
export const pageKinds = [
  'hub',
  'service',
  'software',
  'hardware',
  'technology',
  'addition',
  'solution',
  'case',
  'programme',
  'company',
  'sustainability',
  'help',
  'legal',
  'air',
  'document',
] as const

/** A page made of blocks. One document for each page and language, published by itself. */
export const contentPage = z
  .strictObject({
    path: sitePath,
    kind: z.enum(pageKinds),
    /** Page above this one in the breadcrumb; null only under home. */
    parent: sitePath.nullable(),
    /** What the page is called in breadcrumbs, cards and search. */
    name: text,
    /** Head texts; the title stands without the brand, which the site adds. */
    head: z.strictObject({ title: text, keyword: text, description: text }),
    hero,
    blocks: z.array(block).min(2),
    /** Subjects it shares with other pages: recommendations are drawn from pages with one in common. */
    tags: z.array(id).min(1).max(6),
    /** Day of the last change to its content. */
    updated: day,
    /** False hides the page in English: menu, site map, search; its address then leads to the Chinese one. */
    isEnShow: z.boolean().default(true),
  })
  .refine(({ blocks }) => {
    const anchors = blocks.flatMap((one) => ('id' in one ? [one.id] : []))
    return new Set(anchors).size === anchors.length
  }, 'anchors of a page are different')
  .refine(
    ({ hero: { drawing }, blocks }) =>
      drawing?.kind !== 'dates' || blocks.some((one) => one.kind === 'timeline' && one.id === drawing.of),
    'dates are those of a timeline of the page',
  )
export type ContentPage = z.output<typeof contentPage>
export type PageKind = (typeof pageKinds)[number]
