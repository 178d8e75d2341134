import { type LocaleId, localeIds, readsSource } from '@hongyan/locales'
import type { LightMyRequestResponse } from 'fastify'
import { type Call, isWrite } from '../../../calls/call.ts'
import type { RecordedExample } from '../../../calls/recorded-examples.ts'
import { apiCalls } from '../../../features.ts'
import { signBody } from '../../security/check-signature.ts'
import { type ApiUnderTest, ownOrigin, testPartner, testStaff } from '../api-under-test.ts'

type Headers = Readonly<Record<string, string>>

/** A request, by the parts that its call has, and what is sent along. */
type Asked = {
  readonly params?: Headers
  readonly query?: Headers
  readonly body?: unknown
  /** What says who asks; nobody in particular without. */
  readonly as?: Headers
  /** Headers that the call itself asks for. */
  readonly headers?: Headers
  /** A second time it is refused. */
  readonly once?: true
}

/** Makes calls and keeps each, the first time, as the example of its call. */
export type Player = {
  readonly api: ApiUnderTest
  /** @throws Error when the call is refused */
  readonly ask: (id: string, asked?: Asked) => Promise<unknown>
  readonly recorded: ReadonlyMap<string, RecordedExample>
}

/** Languages that an answer is kept in besides, where it differs. */
const translated = localeIds.filter(readsSource)

const signers = { partner: testPartner, staff: testStaff }

/** What a page of the site sends along, a partner or staff, or a program beside its key. */
function senderOf(
  { access: { who } }: Call,
  as: Headers,
  { payload, now }: { readonly payload: string; readonly now: number },
): Headers {
  if (as.authorization !== undefined) return as
  if (who !== 'partner' && who !== 'staff')
    return { origin: ownOrigin, 'sec-fetch-site': 'same-origin', ...as }
  const { keyId, secret } = signers[who]
  const seconds = String(Math.floor(now / 1000))
  return {
    'x-hongyan-key': keyId,
    'x-hongyan-time': seconds,
    'x-hongyan-signature': signBody(secret, seconds, '', Buffer.from(payload)),
  }
}

export function createPlayer(api: ApiUnderTest): Player {
  const recorded = new Map<string, RecordedExample>()
  let sent = 0

  async function send(call: Call, asked: Asked, language: LocaleId) {
    const { params, query, body, as = {}, headers } = asked
    const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    )
    const payload = isWrite(call) ? JSON.stringify(body ?? {}) : ''
    sent += 1
    const now = api.ctx.now()
    const answer = await api.send({
      // Some limits are of an address.
      remoteAddress: `10.99.${sent >> 8}.${sent & 255}`,
      method: call.method,
      url: query === undefined ? path : `${path}?${new URLSearchParams(query)}`,
      headers: {
        'accept-language': language,
        ...senderOf(call, as, { payload, now }),
        ...(isWrite(call) ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(isWrite(call) ? { payload } : {}),
    })
    const reply = replyOf(call, answer)
    if (reply === null)
      throw new Error(`${call.id} answers ${answer.statusCode} ${answer.body.slice(0, 500)}`)
    return reply
  }

  async function ask(id: string, asked: Asked = {}): Promise<unknown> {
    const call = apiCalls.find((one) => one.id === id)
    if (call === undefined) throw new Error(`there is no call ${id}`)
    // What is listed by when it was made has one order.
    api.setNow(api.ctx.now() + 1000)
    const reply = await send(call, asked, 'en-US')
    if (!recorded.has(id)) {
      const { as: _sender, once, ...request } = asked
      const languages = reply.file === undefined && !once && call.access.repeat === 'reads' ? translated : []
      const inLanguage = await Promise.all(
        languages.map(async (language) => [language, (await send(call, asked, language)).reply] as const),
      )
      const differing = inLanguage.filter(([, other]) => wordsOf(other) !== wordsOf(reply.reply))
      recorded.set(id, {
        request,
        ...reply,
        ...(differing.length > 0 && { inLanguage: Object.fromEntries(differing) }),
      })
    }
    return reply.reply
  }
  return { api, ask, recorded }
}

/** What a call answered; null for a refusal. */
function replyOf(
  call: Call,
  { statusCode, headers, rawPayload, ...answer }: LightMyRequestResponse,
): Replied | null {
  if (statusCode !== 200) return null
  if (typeof call.replies[200] !== 'string') {
    const reply: unknown = answer.json()
    return (codeOf(reply) ?? 1) === 1 ? { reply } : null
  }
  const type = String(headers['content-type']).split(';')[0] ?? ''
  const refuses = type === 'application/json' && headers['content-disposition'] === undefined
  return refuses ? null : { file: { type, bytes: rawPayload.length } }
}

type Replied = Pick<RecordedExample, 'reply' | 'file'>

function codeOf(reply: unknown): unknown {
  return typeof reply === 'object' && reply !== null && 'code' in reply ? reply.code : undefined
}

/** What an answer says, without the tokens in it: those are new each time. */
function wordsOf(reply: unknown): string {
  return JSON.stringify(reply).replace(/[\w+/=.-]{20,}/g, '')
}

/** A text of an answer, by the names that lead to it. */
export function textIn(reply: unknown, ...names: readonly (string | number)[]): string {
  let at: unknown = reply
  for (const name of names) at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined
  if (typeof at !== 'string')
    throw new Error(`an answer has no text ${names.join('.')}: ${JSON.stringify(reply).slice(0, 300)}`)
  return at
}
