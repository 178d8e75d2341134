import { createServer } from 'node:http'
import { developDesk } from './develop-desk.ts'
import { errorPage } from './error-page.ts'
import { followSite } from './follow-site.ts'
import { isFrameworkPath } from './is-framework-path.ts'
import { startFramework } from './start-framework.ts'

type ListenAt = { readonly host: string; readonly port: number }
type DevelopedSite = { readonly stop: () => Promise<void> }

/**
 * Serves the site from its sources, on one port: modules and files by the framework's development server, everything
 * else by our own, which has the framework render its pages. With `deskAt` the desk has a port of its own beside it.
 */
export async function developSite(
  environment: NodeJS.ProcessEnv,
  at: ListenAt,
  deskAt: ListenAt | null,
): Promise<DevelopedSite> {
  const front = createServer()
  const framework = await startFramework(front)
  const site = followSite(framework, environment)
  front.on('request', (request, response) => {
    if (isFrameworkPath(request.url ?? '/')) return framework.handle(request, response)
    // What is fetched ahead would be old by the time it is opened, and made in vain.
    if (request.headers['sec-purpose']?.includes('prefetch')) return response.writeHead(204).end()
    site.current().then(
      ({ app }) => app.server.emit('request', request, response),
      (error: unknown) => {
        console.error(error)
        response
          .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
          .end(errorPage(error))
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject)
    front.listen(at.port, at.host, resolve)
  })
  // The first visit would wait for it, and shows what is wrong with it.
  await site.current().catch((error: unknown) => console.error(error))
  const desk = deskAt && (await developDesk(site.current, { ...deskAt, siteHost: `localhost:${at.port}` }))
  return {
    stop: async () => {
      await desk?.stop()
      front.close()
      front.closeAllConnections()
      await framework.stop()
      await site.close()
    },
  }
}
