import { writtenIds } from '@hongyan/locales'
import { z } from 'zod'

const instant = z.string().nullable()
const language = z.enum(writtenIds)
const path = z.array(z.union([z.string(), z.int()]))

const shown = z.object({
  id: z.string().nullable().describe('Null for what ships.'),
  revision: z.int(),
  from: instant.describe('Null for what ships: it stood there from the beginning.'),
  fromBy: z.string().nullable(),
  until: instant,
})

export const standingView = z.object({
  languages: z.array(
    z.object({
      language,
      live: shown.nullable().describe('Null where it is not on the site.'),
      before: shown.nullable().describe('What can be put back.'),
      changes: z.int().describe('Parts of the draft that differ from what is on the site.'),
      follows: z.boolean().describe('Hong Kong, for which nobody wrote anything.'),
      mayPublish: z.boolean(),
      mayWithdraw: z.boolean(),
      publishers: z.array(z.string()),
    }),
  ),
})

export const publicationsView = z.object({
  publications: z.array(
    z.object({
      id: z.string(),
      language,
      revision: z.int(),
      from: instant,
      fromBy: z.string().nullable(),
      until: instant.describe('Null while it is on the site.'),
      untilBy: z.string().nullable(),
      follows: z.boolean(),
      stoodAs: z.string().nullable().describe('The name of the document then, where it has another now.'),
    }),
  ),
})

export const changesView = z.object({
  live: z.string().nullable().describe('The publication that is on the site.'),
  isFirst: z.boolean().describe('Nothing of this language is on the site.'),
  seed: z.unknown().describe('What would come, in this language.'),
  changes: z.array(
    z.object({
      what: z.enum(['changed', 'added', 'removed', 'moved']),
      path,
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
})

export const putBackView = z.object({ id: z.string(), revision: z.int() })
