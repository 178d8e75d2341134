import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type ReceivedWebhook = { readonly headers: IncomingHttpHeaders; readonly body: string }

type WebhookReceiver = {
  readonly url: string
  readonly received: readonly ReceivedWebhook[]
}

/** A server on this machine that remembers what it was sent, until the test is over; `answer` decides what it says. */
export async function startReceiver(
  answer: (response: ServerResponse, received: ReceivedWebhook) => void = (response) => response.end('ok'),
  tls?: { readonly key: string; readonly cert: string },
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  const listener: RequestListener = (request, response) => {
    text(request).then(
      (body) => {
        const one = { headers: request.headers, body }
        received.push(one)
        answer(response, one)
      },
      () => response.destroy(),
    )
  }
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/hooks`, received }
}
