import { request } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { Certificate } from './certificate.ts'

const skipped = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** TLS and HTTP/2 before the site, as a proxy in front of it would offer: pages are only measured honestly over both. */
export function startTlsProxy(
  port: number,
  sitePort: number,
  { key, cert }: Certificate,
): Promise<Http2SecureServer> {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
    )
    const host = incoming.headers[':authority'] ?? incoming.headers.host
    const onward = request(
      {
        host: '127.0.0.1',
        port: sitePort,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, host },
      },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !skipped.has(name))
        outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept) as Record<string, string>)
        answer.pipe(outgoing as unknown as NodeJS.WritableStream)
      },
    )
    onward.on('error', () => outgoing.end())
    incoming.pipe(onward)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
