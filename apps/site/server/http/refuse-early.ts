import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '../../calls/call.ts'
import { floodRefusal } from '../../calls/limits.ts'
import { malformed, unavailable } from '../../calls/refusals.ts'
import { type Answer, answerLocale, refusalBody, refuse } from './answer.ts'
import { localised } from './localised.ts'

const unreadable = refuse(malformed, {
  fields: [
    {
      path: '',
      message: localised('无法读取这个网址。', '無法讀取這個網址。', 'This address cannot be read.'),
    },
  ],
})
const tooLong = refuse(malformed, {
  fields: [{ path: '', message: localised('这个网址太长。', '這個網址太長。', 'This address is too long.') }],
})

type EarlyRefusal = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * What a call answers that is refused before anything of it is looked at, by the status that everything else gets
 * then: programs read the answers of a call as it is described, whatever keeps it from being made. Null for what
 * concerns no call, such as a host that is not ours.
 */
export function refuseEarly(
  call: Call,
  status: number,
  { headers, id }: { readonly headers: IncomingHttpHeaders; readonly id: string },
): EarlyRefusal | null {
  const answer = answerOf(call, status)
  if (answer?.kind !== 'refusal') return null
  return {
    status: answer.refusal.http,
    headers: call.unlisted ? { 'x-robots-tag': 'noindex' } : {},
    body: JSON.stringify(refusalBody(answer, answerLocale(headers), id)),
  }
}

function answerOf({ limit }: Call, status: number): Answer | null {
  switch (status) {
    case 400:
      return unreadable
    case 414:
      return tooLong
    case 429:
      return refuse(floodRefusal(limit))
    case 503:
      return refuse(unavailable)
    default:
      return null
  }
}
