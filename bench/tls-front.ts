import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { join } from 'node:path'

const skipped = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/**
 * TLS and HTTP/2 before the site, as a proxy in front of it would offer: measurements of pages are only
 * honest over both. The certificate is made once by the system's openssl and trusted by nobody.
 */
export function startTlsFront(port: number, sitePort: number, folder: string): Promise<Http2SecureServer> {
  const key = join(folder, 'key.pem')
  const cert = join(folder, 'cert.pem')
  if (!existsSync(cert)) {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '7',
        '-keyout',
        key,
        '-out',
        cert,
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
      ],
      { stdio: 'ignore' },
    )
  }
  const server = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true },
    (incoming, outgoing) => {
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
    },
  )
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
