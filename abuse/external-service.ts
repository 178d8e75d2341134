import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service of somebody else that behaves as the test wants it to. */
export type ExternalService = {
  readonly url: string
  /** How many requests have come. */
  readonly asked: () => number
  readonly stop: () => Promise<void>
}

/** Starts a service on 127.0.0.1 that answers with `behave`. */
export async function startExternalService(
  behave: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<ExternalService> {
  let asked = 0
  const server: Server = createServer((request, response) => {
    asked += 1
    behave(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: () => asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
