import { createServer, type RequestListener, request } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { SiteAddress } from './site-process.ts'

/** A balancer in front of several processes: what visitors know the site by. */
export type RoundRobin = SiteAddress & {
  readonly port: number
  /** From now on every request goes to the next of these ports. */
  readonly to: (ports: readonly number[]) => void
  readonly stop: () => Promise<void>
}

type RoundRobinOptions = {
  /** Default: one that is free. */
  readonly port?: number
  /** With them it speaks TLS. */
  readonly certificate?: { readonly key: Buffer; readonly cert: Buffer }
}

/** Starts a balancer that gives each request to the next process, and tells it who asks. */
export async function startRoundRobin(options: RoundRobinOptions = {}): Promise<RoundRobin> {
  let ports: readonly number[] = []
  let turn = 0
  const answer: RequestListener = (incoming, outgoing) => {
    turn += 1
    const { method, url: path, headers, socket } = incoming
    const known = headers['x-forwarded-for']
    const from = [known, socket.remoteAddress].filter(Boolean).join(', ')
    const asking = request(
      {
        host: '127.0.0.1',
        port: ports[turn % ports.length],
        method,
        path,
        headers: { ...headers, 'x-forwarded-for': from },
      },
      (given) => {
        outgoing.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(outgoing)
      },
    )
    asking.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(asking)
  }
  const { certificate } = options
  const server = certificate === undefined ? createServer(answer) : createTlsServer(certificate, answer)
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `${certificate === undefined ? 'http' : 'https'}://127.0.0.1:${port}`
  return {
    port,
    origin,
    url: (path) => `${origin}${path}`,
    to: (next) => {
      ports = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
