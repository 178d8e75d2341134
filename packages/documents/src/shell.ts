import * as z from 'zod'
import { externalHref, id, link, mail, scene, sitePath, text } from './parts.ts'

/** A licence, filing or address; `sample` values say so beside themselves until someone replaces them. */
const filing = z.strictObject({
  text,
  href: externalHref.nullable().default(null),
  sample: z.boolean().default(false),
})

const rows = {
  /** Row one: links, all in a new tab. */
  links: z.array(link),
  /** Row two: copyright, address, postcode, mailbox. */
  company: z.strictObject({ copyright: text, address: filing, postcode: filing, mailbox: filing }),
  /** Row three: the air company's copyright, telecom licence, public-security filing. */
  licences: z.strictObject({ air: filing, telecom: filing, security: filing }),
}

export const footer = z.strictObject({
  footerNav: z.array(z.strictObject({ id, title: text, links: z.array(link).min(1) })).min(1),
  ...rows,
})
export type Footer = z.output<typeof footer>

/** The compact footer of the Hong Kong edition: the rows without the site map. */
export const hongKongFooter = z.strictObject({ ...rows, note: text })
export type HongKongFooter = z.output<typeof hongKongFooter>

export const support = z.strictObject({
  hotline: z.string().regex(/^\d{5,12}$/u, 'must be 5 to 12 figures'),
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
    .length(3),
})
export type OrderDialog = z.output<typeof orderDialog>
