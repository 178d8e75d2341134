import { releaseKinds, releaseStates } from '@hongyan/domain/releases/release'
import { writtenIds } from '@hongyan/locales'
import { z } from 'zod'

const instant = z.string().nullable()

/** A time on a clock on the wall, in a zone by its IANA name. */
export const wallTimeView = z.strictObject({
  local: z.string().max(16).describe('`2026-11-29T08:00`'),
  zone: z.string().max(60).describe('IANA name of a zone, such as `Asia/Shanghai`.'),
  which: z.enum(['first', 'second']).optional().describe('Which is meant of a time that clocks show twice.'),
})

export const releasesView = z.object({
  releases: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(releaseKinds),
      name: z.string(),
      documentKind: z.string(),
      title: z.string().nullable(),
      address: z.string().nullable().describe('On the site, without a language; null where it has no page.'),
      language: z.enum(writtenIds),
      revision: z.int(),
      state: z.enum(releaseStates),
      askedAt: z.string(),
      askedBy: z.string(),
      decidedAt: instant,
      decidedBy: z.string().nullable(),
      note: z.string().nullable(),
      dueAt: instant.describe('In the zone that was chosen.'),
      zone: z.string().nullable(),
      doneAt: instant,
      doneBy: z.string().nullable(),
      problem: z.string().nullable(),
      mayApprove: z.boolean(),
      wishedAt: instant.describe(
        'When the person who asked would like it published, in the zone they chose.',
      ),
      wishedZone: z.string().nullable(),
      mayPublish: z.boolean(),
      mayCancel: z.boolean(),
      isLive: z.boolean().describe('Whether what it published is on the site still.'),
    }),
  ),
  more: z.boolean(),
})

export const madeView = z.object({ id: z.string() })

export const scheduledView = z.object({ dueAt: z.string() })
