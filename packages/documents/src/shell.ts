import * as z from 'zod'
import { externalHref, id, link, mail, scene, sitePath, text } from './parts.ts'

/** A licence, filing or address; `sample` values say so beside themselves until someone replaces them. */
const filing = z.strictObject({
  text,
  href: externalHref.nullable().default(null),
  sample: z.boolean().default(false),
})

/** Row one of every footer: links, all in a new tab. */
const links = z.array(link)

export const footer = z.strictObject({
  footerNav: z.array(z.strictObject({ id, title: text, links: z.array(link).min(1) })).min(1),
  links,
  /** Row two: copyright, address, postcode, mailbox. */
  company: z.strictObject({
    copyright: text,
    address: filing,
    postcode: filing.nullable().default(null),
    mailbox: filing,
  }),
  /** Row three: licences, filings and what else the law wants there. */
  licences: z.array(filing),
})
export type Footer = z.output<typeof footer>

/** What the Hong Kong edition has in place of these rows: no postcode is known there, and its filings are others. */
export const hongKongFooter = z.strictObject({
  links,
  company: z.strictObject({ copyright: text, address: filing, phone: filing, mailbox: filing }),
  licences: z.array(filing),
  note: text,
})
export type HongKongFooter = z.output<typeof hongKongFooter>

export const support = z.strictObject({
  hotline: z.string().regex(/^\+?\d(?:[ \u00a0-]?\d){2,18}$/u, 'must be a phone number such as 1234 5678'),
  hours: text,
  mail,
  /** Codes to scan. `payload` is the address a code holds: a channel of the company's, or a page of this site. */
  social: z.array(
    z.strictObject({ id, label: text, note: text, payload: z.union([sitePath, externalHref]) }),
  ),
})
export type Support = z.output<typeof support>

/** Base address of a chat, null where the company has none; the site adds the visitor's area code as `area`. */
const chat = z.strictObject({
  label: text,
  href: z
    .url({ protocol: /^https?$/, error: 'must be http(s)' })
    .nullable()
    .default(null),
})

export const floatingBox = z.strictObject({
  personalChat: chat,
  merchantChat: chat,
  contact: z.strictObject({ label: text, tip: text, mail }),
  backToTop: text,
})
export type FloatingBox = z.output<typeof floatingBox>

export const orderDialog = z.strictObject({
  title: text,
  lead: text,
  choices: z
    .array(
      z.strictObject({
        id: z.enum(['express', 'heavy', 'fresh']),
        label: text,
        note: text.nullable(),
        path: sitePath,
        scene,
      }),
    )
    .min(1)
    .max(3),
})
export type OrderDialog = z.output<typeof orderDialog>
