import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeUnsure } from '../apps/site/calls/refusals.ts'
import { askCode, clientOf, mobileOf } from './ask-site.ts'
import { streamForEver } from './endless-answer.ts'
import { type ExternalService, startExternalService } from './external-service.ts'
import { type SiteProcess, startSite } from './site-process.ts'

vi.setConfig({ testTimeout: 120_000 })

type Behaviour = (response: ServerResponse) => void

/** A gateway answers within 2.5 s or not at all; the rest is for a busy machine. */
const inTimeMs = 20_000

/** The most that leaves for an answer nobody reads, for the buffers of a connection: it is what memory can take. */
const mostTaken = 30_000_000

const taken: Behaviour = (response) => void response.end('{"Code":"OK"}')
const drip: Behaviour = (response) => {
  response.writeHead(200)
  const timer = setInterval(() => response.write(' '), 200)
  response.on('close', () => clearInterval(timer))
}

describe.each([
  ['http', {}],
  ['aliyun', { SMS_SIGN_NAME: 'sample', SMS_TEMPLATE_CODE: 'T1', SMS_TEMPLATE_RECEIPT: 'T2' }],
] as const)('a gateway of the kind %s', (kind, settings) => {
  let gateway: ExternalService
  let site: SiteProcess
  let behave: Behaviour = taken
  let closed: Promise<void>
  let people = 0
  beforeAll(async () => {
    gateway = await startExternalService((request: IncomingMessage, response) => {
      request.resume()
      closed = new Promise((resolve) => response.once('close', resolve))
      behave(response)
    })
    site = await startSite({
      settings: {
        SMS_GATEWAY: kind,
        SMS_URL: gateway.url,
        SMS_KEY: 'key',
        SMS_SECRET: 'a secret of more than thirty-two characters',
        // Only the bound for somebody who waits can end a request in time.
        LIMITS: 'outside.seconds=120',
        ...settings,
      },
    })
  })
  afterAll(async () => {
    await site?.stop()
    await gateway?.stop()
  })

  async function ask(how: Behaviour) {
    behave = how
    people += 1
    const { status, text, ms } = await askCode(site, mobileOf(people), { from: clientOf(people) })
    expect(ms).toBeLessThan(inTimeMs)
    return { status, ...(JSON.parse(text) as { code: number; errorMsg: string }) }
  }

  test.each([
    ['hangs', () => {}],
    ['sends headers and then nothing', (response) => response.writeHead(200).flushHeaders()],
    ['drips a byte now and then for ever', drip],
  ] as readonly [string, Behaviour][])(
    'that %s is left in time, and the visitor told how it is',
    async (_name, how) => {
      const { code, text } = codeUnsure
      expect(await ask(how)).toEqual({ status: 200, code, errorMsg: text['zh-CN'] })
      await closed
      // The next visitor finds the gateway well.
      expect((await ask(taken)).code).toBe(1)
    },
  )

  test('that never ends is left at the first byte too many', async () => {
    await ask(taken)
    let sent = 0
    const answer = await ask((response) => {
      response.writeHead(200)
      streamForEver(response, (bytes) => {
        sent += bytes
      })
    })
    await closed
    expect(sent).toBeLessThan(mostTaken)
    // One of our own has said yes by its status; the provider says it in the body.
    expect(answer.code).toBe(kind === 'http' ? 1 : codeUnsure.code)
    expect((await ask(taken)).code).toBe(1)
  })
})
