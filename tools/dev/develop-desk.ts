import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import type { ClosableSite } from '../../apps/site/server/create-site.ts'
import { root } from '../steps/steps.ts'

/** What the desk answers itself; everything else is a file of its part for browsers, or its document. */
const answered = /^\/(?:v1\/|sign-in\/(?:start|return)|readyz|livez)/

/** Pictures of the site that the desk shows as well. */
const shown = /^\/(?:scenes|media)\//

/**
 * Serves the desk from its sources on a port of its own, beside a site that is: what is saved is on screen at once, but
 * which calls there are stands as it was at the start.
 */
export async function developDesk(
  current: () => Promise<ClosableSite>,
  at: { readonly host: string; readonly port: number; readonly siteHost: string },
): Promise<{ readonly stop: () => Promise<void> }> {
  const front: Server = createServer()
  const vite = await createVite({
    root: join(root, 'apps/desk'),
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server: front }, proxy: {} },
  })
  const partOf = async (request: IncomingMessage) => {
    const { app, desk } = await current()
    if (!shown.test(request.url ?? '')) return desk
    request.headers.host = at.siteHost
    return app
  }
  front.on('request', (request, response) => {
    const path = request.url ?? '/'
    if (!answered.test(path) && !shown.test(path)) return vite.middlewares(request, response)
    partOf(request).then(
      (part) => part?.server.emit('request', request, response),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500, { 'content-type': 'text/plain' }).end('The site cannot be run as it stands.')
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject)
    front.listen(at.port, at.host, resolve)
  })
  return {
    stop: async () => {
      front.close()
      front.closeAllConnections()
      await vite.close()
    },
  }
}
