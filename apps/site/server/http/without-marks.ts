import { localeIds, standInOf } from '@hongyan/locales'
import { withoutMarks } from '@hongyan/locales/with-languages'
import type { FastifyInstance } from 'fastify'

/** Whether texts of some language of the site may stand in for others. */
const hasMarks = localeIds.some((id) => standInOf(id) !== null)

/** A text that is no page as it is sent: only pages say by `lang` what stands in for a missing text. */
export function plainText(text: string): string {
  return hasMarks ? withoutMarks(text) : text
}

/** Takes the marks of what stands in out of every answer that is a text: JSON, feeds, pages without a layout. */
export function sendWithoutMarks(app: FastifyInstance): void {
  if (!hasMarks) return
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? withoutMarks(payload) : payload,
  )
}
