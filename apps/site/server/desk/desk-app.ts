import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyText } from '../http/http-errors.ts'
import { inertPolicy, securityHeaders } from '../http/security-headers.ts'
import { StaticFiles } from '../static-files/static-files.ts'

/** The browser's part of the desk as it was built: one document, and the files it loads. */
export type DeskBuild = { readonly document: string; readonly files: StaticFiles }

/** Reads it from a folder, with files of builds `before` it; null where a build has none. */
export async function loadDeskBuild(
  folder: string,
  before: string,
  transport: string | null,
): Promise<DeskBuild | null> {
  const document = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  return document === null ? null : { document, files: await StaticFiles.open(folder, transport, before) }
}

/**
 * What the desk's document may do: its own files, calls of its own origin, and pages and pictures of the site, which it
 * shows beside what is written.
 */
function deskPolicy(siteOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${siteOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** Files of the site that the desk shows as well: a browser keeps those of another origin from it. */
const shownHere = /^\/(?:scenes|media)\//

/** The files among which a path would stand; null for the document, which is sent with a policy of its own. */
export function filesAt(path: string, own: StaticFiles, siteFiles: StaticFiles): StaticFiles | null {
  if (path === '/index.html') return null
  return shownHere.test(path) ? siteFiles : own
}

/** Serves the document at every address that is neither a call nor a file: what it shows there, it decides itself. */
export function registerDeskApp(
  app: FastifyInstance,
  {
    build,
    siteOrigin,
    transport,
  }: {
    readonly build: DeskBuild
    readonly siteOrigin: string
    readonly transport: string | null
  },
): void {
  const headers = {
    ...securityHeaders(transport),
    'content-security-policy': deskPolicy(siteOrigin),
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = URL.parse(request.raw.url ?? '', 'http://desk.invalid')?.pathname ?? ''
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads || path.startsWith('/v1/') || /\.\w+$/.test(path))
      return reply
        .code(404)
        .headers({ 'cache-control': 'no-store', 'content-security-policy': inertPolicy })
        .type('text/plain; charset=utf-8')
        .send(bodyText(404))
    return reply.headers(headers).type('text/html; charset=utf-8').send(build.document)
  })
}
