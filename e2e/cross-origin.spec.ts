import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { malformed } from '../apps/site/calls/refusals.ts'
import { baseHeaders, siteIdentity } from '../apps/site/client/base-headers.ts'
import type { clientFor } from '../apps/site/client/clients.ts'

declare const hongyan: { readonly clientFor: typeof clientFor }

/** `e2e/serve.ts` allows the origin of this port. */
const shopPort = 4312

test('a page of an allowed origin makes our calls with our own client, another origin cannot', async ({
  page,
  baseURL,
}) => {
  const bundle = await build({
    entryPoints: ['apps/site/client/clients.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'hongyan',
    write: false,
  })
  const shop = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Shop</title>')
  })
  await new Promise<void>((resolve) => shop.listen(shopPort, '127.0.0.1', resolve))
  try {
    const sent: Record<string, string>[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.headers())
    })
    const open = async (name: string) => {
      await page.goto(`http://${name}:${shopPort}/`)
      await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' })
    }
    const call = (path: string, headers: Record<string, string> = {}) =>
      page.evaluate(
        async ({ url, more }) => {
          const place = { address: () => '', origin: '', language: 'en-US', leave: () => {} }
          const client = hongyan.clientFor('index', place)
          return client({ path: url, body: {}, headers: more, read: (answer) => answer as object }).catch(
            (error: { failure: object }) => error.failure,
          )
        },
        { url: `${baseURL}${path}`, more: headers },
      )

    await open('127.0.0.1')
    expect(await call('/waybill/jcpSwitch')).toMatchObject({ code: 1, data: { phoneVerify: true } })
    expect(sent[0]).toMatchObject(baseHeaders(siteIdentity, 'en-US'))
    // The headers of a sealed call are let through too: the server's own answer is read.
    const sealed = { 'cipher-version': '1', 'cipher-key-id': 'none', 'cipher-text': 'none' }
    expect(await call('/aging/feeInquiryNewByJDL', sealed)).toMatchObject({
      kind: 'refused',
      code: malformed.code,
    })

    await open('localhost')
    expect(await call('/waybill/jcpSwitch')).toEqual({ kind: 'network' })
  } finally {
    await new Promise((resolve) => shop.close(resolve))
  }
})
