import * as z from 'zod'
import { externalHref, id, scene, sitePath, text } from './parts.ts'

/** `1-0` is a main entry, `1-2` its second child, `1-2-3` that child's third. Home is `0-0`. */
const level = z.string().regex(/^\d+-\d+(-\d+)?$/u, 'must be a level such as 1-2')

const entry = {
  id,
  label: text,
  /** One line of fact under the label; null hides it. */
  note: text.nullable().default(null),
  /** Page of this site; also what the current path is matched with to highlight the entry. */
  routeName: sitePath.nullable().default(null),
  /** Address elsewhere. Neither `routeName` nor `href`: a heading that only opens. */
  href: externalHref.nullable().default(null),
  level,
  /** False hides the entry in English. */
  isEnShow: z.boolean().default(true),
  newTab: z.boolean().default(true),
  scene: scene.nullable().default(null),
}

const oneTarget = (item: { routeName?: string | null | undefined; href?: string | null | undefined }) =>
  !(item.routeName && item.href)
const oneTargetMessage = 'an entry leads to one place: a route or an address'

const thirdItem = z.strictObject(entry).refine(oneTarget, oneTargetMessage)
export type ThirdMenuItem = z.output<typeof thirdItem>

const childItem = z
  .strictObject({
    ...entry,
    /** Column of the desktop menu it stands in, an id of the main entry's `groups`. */
    group: id.nullable().default(null),
    /** On mobile its children stand at its own level instead of under it (Software Products). */
    flattenOnMobile: z.boolean().default(false),
    children: z.array(thirdItem).default([]),
  })
  .refine(oneTarget, oneTargetMessage)
export type ChildMenuItem = z.output<typeof childItem>

const mainItem = z
  .strictObject({
    ...entry,
    /** Headed columns of a wide menu; empty for a simple list. */
    groups: z.array(z.strictObject({ id, label: text })).default([]),
    /** One programme shown beside the columns. */
    promo: z
      .strictObject({ title: text, lead: text, action: text, routeName: sitePath, scene })
      .nullable()
      .default(null),
    children: z.array(childItem).default([]),
  })
  .refine(oneTarget, oneTargetMessage)
export type MenuItem = z.output<typeof mainItem>

export const navigation = z.strictObject({ items: z.array(mainItem).min(1) })
export type Navigation = z.output<typeof navigation>

export const groupSites = z.strictObject({
  sites: z.array(
    z.strictObject({
      id,
      name: text,
      description: text,
      /** `mailto:` links are plain links: no new tab, no click tracking. */
      link: z.union([sitePath, externalHref]),
      /** Name under which clicks are counted. */
      tag: id,
    }),
  ),
})
export type GroupSites = z.output<typeof groupSites>
