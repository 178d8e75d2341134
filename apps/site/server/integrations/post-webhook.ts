import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import type { PostWebhook, WebhookAnswer, WebhookRequest } from '@hongyan/domain/merchants/merchant-port'
import { names } from '@hongyan/locales'
import { judgeShape, publicLookup, type TargetRule, WrongTarget } from './public-target.ts'

/** The company by a name that a header can have. */
const userAgent = `${names['en-US'].short.normalize('NFKD').replaceAll(/[^\w.-]+/g, '') || 'Site'}-Webhooks/1`

type WebhookLimits = {
  /** Longest time from the beginning to the end of the answer, ms. */
  readonly wholeMs: number
  /** Longest answer that is read, in bytes. */
  readonly maxBytes: number
}

/**
 * Posts to addresses that customers have given: to the public internet alone, by a connection of its own, without
 * following redirects. A status is an answer, however much comes behind it.
 */
export function webhookPoster(rule: TargetRule, limits: WebhookLimits): PostWebhook {
  return async (request) => {
    const url = new URL(request.url)
    // A host that is an IP address is connected to without being resolved.
    const problem = judgeShape(url, rule)
    if (problem !== null) return { kind: 'failed', problem }
    const over = AbortSignal.timeout(limits.wholeMs)
    try {
      const response = await begin(url, request, { rule, over })
      const text = await readBeginning(response, limits.maxBytes)
      return { kind: 'answered', status: response.statusCode ?? 0, text }
    } catch (error) {
      return { kind: 'failed', problem: over.aborted ? 'too-slow' : problemOf(error) }
    }
  }
}

function begin(
  url: URL,
  { headers, body }: WebhookRequest,
  { rule, over }: { readonly rule: TargetRule; readonly over: AbortSignal },
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const bytes = Buffer.from(body)
  const request = url.protocol === 'https:' ? requestTls : requestPlain
  request(url, {
    method: 'POST',
    agent: false,
    signal: over,
    lookup: publicLookup(rule),
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': bytes.length,
      'user-agent': userAgent,
    },
  })
    .on('response', resolve)
    .on('error', reject)
    // One that asks for another protocol is closed without a word.
    .on('close', () => reject(Object.assign(new Error('closed without an answer'), { code: 'ECONNRESET' })))
    .end(bytes)
  return promise
}

/** What comes in time of at most so many bytes. */
async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    // Leaving the loop early closes the connection.
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece.subarray(0, maxBytes - bytes))
      bytes += piece.length
      if (bytes >= maxBytes) break
    }
  } catch {
    // Broken off or too slow: the status has been heard all the same.
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Why nobody answered, by a name that the log of the merchant has words for. */
function problemOf(error: unknown): string {
  if (error instanceof WrongTarget) return error.problem
  const { code = '' } = error as NodeJS.ErrnoException
  return problems.find(([pattern]) => pattern.test(code))?.[1] ?? 'no-connection'
}

const problems: readonly (readonly [RegExp, Extract<WebhookAnswer, { kind: 'failed' }>['problem']])[] = [
  [/CERT|SSL|TLS|^UNABLE_TO_|^HOSTNAME_MISMATCH$|SELF_SIGNED/, 'bad-certificate'],
  [/^(ECONNRESET|EPIPE|HPE_\w+)$/, 'broken-off'],
]
