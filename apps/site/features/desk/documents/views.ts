import { mostPatches } from '@hongyan/domain/desk-documents/apply-patches'
import { longestComment } from '@hongyan/domain/desk-documents/comments'
import { longestName } from '@hongyan/domain/desk-documents/document-name'
import { seedBounds } from '@hongyan/domain/desk-documents/seed-value'
import { followingLanguages, inFollowing } from '@hongyan/domain/desk-documents/translation-marks'
import { publicationStates } from '@hongyan/domain/releases/publication-state'
import { inEach, writtenIds } from '@hongyan/locales'
import { z } from 'zod'
import { documentChanged } from './refusals.ts'

export const name = z
  .string()
  .min(1)
  .max(longestName)
  .describe('`news/wuhan-phase-two`, `page/products/express`, `document/home`.')
export const revision = z.int().min(0).max(1_000_000_000)
export const path = z.array(z.union([z.string().max(seedBounds.keyLength), z.int()])).max(seedBounds.depth)
export const commentText = z.string().min(1).max(longestComment)
const language = z.enum(writtenIds)
export const following = z.enum(followingLanguages)
const instant = z.string().describe('ISO 8601 in China.')
const when = instant.nullable()

export const patches = z
  .array(
    z.strictObject({
      op: z.enum(['add', 'replace', 'remove']),
      path,
      value: z.unknown().optional().describe('Left out where something is removed.'),
    }),
  )
  .max(mostPatches)
  .describe('As immer notes them, one after another.')

export const person = z.object({ id: z.string(), name: z.string() })
const title = z.object(inEach(() => z.string().nullable()))
const touched = z.object({ at: instant, by: person }).nullable()

const listedView = z.object({
  name: z.string(),
  kind: z.string(),
  address: z.string().nullable().describe('Path on the site without language prefix.'),
  title,
  missing: z.int().describe('English texts that are still to be written.'),
  stale: z.object(inFollowing(() => z.int())),
  staleSince: z
    .object(inFollowing(() => when))
    .describe('Since when the first text has been; null where it ships so.'),
  revision: z.int(),
  isShipped: z.boolean(),
  changed: touched,
  trashedAt: when,
  comments: z.int().describe('Those that need something.'),
})

const siteView = z.object({
  state: z.enum(publicationStates),
  isWithdrawal: z.boolean().describe('Whether what is under way takes it off the site.'),
  dueAt: when.describe('In the zone that was chosen.'),
  zone: z.string().nullable(),
})

export const listView = z.object({
  documents: z.array(listedView.extend({ site: z.object(inEach(() => siteView)) })),
  kinds: z.record(z.string(), z.int()).describe('How many there are of each kind.'),
  total: z.int().describe('How many were found, also those that `limit` leaves out.'),
})

const problem = z.object({
  language: language.nullable().describe('Null where it is wrong in every language.'),
  path,
  code: z.string(),
  message: z.string(),
})

const text = z.object({
  path,
  language: following,
  state: z.enum(['missing', 'stale']),
  since: when.describe('Null for what is missing, and where it is as it ships.'),
})
export const textsView = z.object({ texts: z.array(text) })

const others = z.array(z.object({ ...person.shape, seenAt: instant }))
export const presenceView = z.object({ others })

export const openView = z.object({
  ...{ name: z.string(), kind: z.string(), address: z.string().nullable() },
  seed: z.unknown().describe('Its languages side by side, its statements with their facts.'),
  revision: z.int(),
  isShipped: z.boolean(),
  trashedAt: when,
  made: touched,
  changed: touched,
  problems: z.array(problem),
  texts: z.array(text).describe('Those that are missing or stale; every other one is fine.'),
  comments: z.array(
    z.object({
      id: z.string(),
      path,
      text: z.string(),
      madeAt: instant,
      madeBy: person,
      resolvedAt: when,
      resolvedBy: person.nullable(),
    }),
  ),
  others,
  may: z.object({
    write: z.boolean(),
    languages: z.array(language),
    comment: z.boolean(),
    delete: z.boolean(),
  }),
})

export const savedView = z.object({
  revision: z.int(),
  changedAt: when,
  seed: z.unknown().describe('The whole where others had changed it meanwhile, else null.'),
  problems: z.array(problem),
  texts: z.array(text),
})

/** What both made of the same parts; nothing where the revision is not kept any more. */
export const changedView = z.object({
  code: z.literal(documentChanged.code),
  errorMsg: z.string(),
  revision: z.int(),
  conflicts: z.array(z.object({ path, before: z.unknown(), mine: z.unknown(), theirs: z.unknown() })),
})

export const versionsView = z.object({
  versions: z.array(
    z.object({
      revision: z.int(),
      action: z.string(),
      paths: z.array(z.string()),
      saves: z.int(),
      madeAt: instant,
      changedAt: instant,
      madeBy: person.nullable(),
    }),
  ),
})

export const change = z.object({
  what: z.enum(['changed', 'added', 'removed', 'moved']),
  path,
  before: z.unknown(),
  after: z.unknown(),
  from: z.int().nullable().describe('Of what was moved, its place before.'),
})

export const comparedView = z.object({
  from: z.int(),
  to: z.int(),
  changes: z.array(change),
})

export const revisionView = z.object({ revision: z.int() })
export const namedView = z.object({ name: z.string() })
export const renamedView = z.object({ ...namedView.shape, ...revisionView.shape })
export const idView = z.object({ id: z.string() })
export const usedView = z.object({ documents: z.array(listedView) })
export const linksView = z.object({
  links: z.array(z.object({ path: z.string(), kind: z.enum(['page', 'news', 'notice', 'tool']), title })),
})
export const redirectsView = z.object({
  redirects: z.array(
    z.object({ from: z.string(), to: z.string(), name: z.string(), madeAt: instant, madeBy: person }),
  ),
})
const namedValues = z.array(z.object({ id: z.string(), title })).readonly()
export const namedValuesView = z.object({
  named: z.object({
    aircraft: namedValues,
    deck: namedValues,
    'packaging-price': namedValues,
    'service-price': namedValues,
    service: namedValues.describe('As notices name them: by their product page.'),
    area: namedValues.describe('Provinces, by their codes.'),
  }),
})
export const factsView = z.object({
  facts: z.array(
    z.object({
      id: z.string(),
      value: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
      unit: z.object({ 'zh-CN': z.string().nullable(), 'en-US': z.string().nullable() }),
      label: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
      owner: z.string(),
      asOf: z.string(),
      expires: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
})
