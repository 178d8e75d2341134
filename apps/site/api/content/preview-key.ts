import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const payload = z.object({
  code: z.string(),
  content: z.string(),
  basedOn: z.int(),
  until: z.int(),
})

/** A document that is not published yet, as the desk wants to see it. */
export type Preview = {
  readonly code: string
  readonly content: string
  /** Version of the document in force when the preview was made, 0 for none: a newer one ends the preview. */
  readonly basedOn: number
}

/** A key that shows one preview until a moment (ms UTC): the preview itself, signed with the site's link key. */
export function signPreview(preview: Preview, until: number, key: Uint8Array): string {
  const body = Buffer.from(JSON.stringify({ ...preview, until })).toString('base64url')
  return `${body}.${mac(body, key)}`
}

/** The preview of a key, or null when nobody signed it or its time is over. `now` in ms UTC. */
export function readPreview(cmsKey: string, now: number, key: Uint8Array): Preview | null {
  const [body = '', signature = ''] = cmsKey.split('.')
  const wanted = Buffer.from(mac(body, key))
  const given = Buffer.from(signature)
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null
  const read = payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  if (!read.success || now >= read.data.until) return null
  const { code, content, basedOn } = read.data
  return { code, content, basedOn }
}

function mac(body: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`preview ${body}`).digest('base64url')
}
