import { bandsOf } from '@hongyan/domain/prohibited/bands'
import { agreementTerms, measures, transportModes, verdicts } from '@hongyan/domain/prohibited/vocabulary'
import * as z from 'zod'
import { day, id, text } from './parts.ts'

/** Where a rule comes from: a law, a standard, the rules of a trade, or our own terms of acceptance. */
const source = z.strictObject({
  id,
  name: text,
  by: text,
  year: z.int().min(1980).max(2100).nullable().default(null),
})

/** A heading of the list; `official` is that of the national catalogue it answers to, where it does. */
const group = z.strictObject({ id, name: text, official: text.nullable().default(null) })

/** What holds for things of one kind, in every way they may travel. */
const rule = z.strictObject({
  id,
  group: id,
  verdicts: z.record(z.enum(transportModes), z.enum(verdicts)),
  /** Whom it is open to by agreement. */
  terms: z.enum(agreementTerms).default('companies'),
  reason: text,
  /** What has to be done, on the ground and in the air. */
  ground: z.array(text).default([]),
  air: z.array(text).default([]),
  /** What to do in its place where it may not go. */
  instead: text.nullable().default(null),
  un: z.array(z.string().regex(/^UN\d{4}$/u, 'must be UN and four figures')).default([]),
  sources: z.array(id).min(1),
})

/** A thing somebody may want to send. A measured one has a rule for each band of its measure. */
const item = z
  .strictObject({
    id,
    name: text,
    /** Other words for it in this language. */
    also: z.array(text).default([]),
    rules: z.array(id).min(1),
    measure: z.enum(measures).nullable().default(null),
    /** Band most of its kind are in. */
    usual: z.int().min(0).default(0),
  })
  .refine(
    ({ rules, measure, usual }) =>
      rules.length === (measure === null ? 1 : bandsOf(measure).length) && usual < rules.length,
    'a thing has a rule for every band of its measure',
  )

/** What may be sent and how: one list for all pages, searched by name. */
export const prohibited = z
  .strictObject({
    edition: day,
    sources: z.array(source).min(1),
    groups: z.array(group).min(1),
    rules: z.array(rule).min(1),
    items: z.array(item).min(1),
    /** Words that may mean anything: what it is has to be said before it can be sent. */
    vague: z.array(text).default([]),
  })
  .refine(({ rules, items }) => {
    const known = new Set(rules.map((one) => one.id))
    return items.every((one) => one.rules.every((name) => known.has(name)))
  }, 'every thing names rules of the list')
  .refine(({ rules, groups, sources }) => {
    const known = new Set([...groups, ...sources].map((one) => one.id))
    return rules.every((one) => [one.group, ...one.sources].every((name) => known.has(name)))
  }, 'every rule names a group and sources of the list')
export type Prohibited = z.output<typeof prohibited>
export type ProhibitedRule = Prohibited['rules'][number]
export type ProhibitedItem = Prohibited['items'][number]
