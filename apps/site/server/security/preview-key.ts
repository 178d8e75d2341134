import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const payload = z.object({ draft: z.string(), until: z.int() })

/** A key that shows one draft until a moment (ms UTC): the draft's id, signed with the site's link key. */
export function signPreview(draft: string, until: number, key: Uint8Array): string {
  const body = Buffer.from(JSON.stringify({ draft, until })).toString('base64url')
  return `${body}.${mac(body, key)}`
}

/** The id of the draft a key shows, or null when nobody signed it or its time is over. `now` in ms UTC. */
export function readPreview(previewKey: string, now: number, key: Uint8Array): string | null {
  const [body = '', signature = ''] = previewKey.split('.')
  const wanted = Buffer.from(mac(body, key))
  const given = Buffer.from(signature)
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null
  const read = payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return read.success && now < read.data.until ? read.data.draft : null
}

function mac(body: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`preview ${body}`).digest('base64url')
}
