import { splitLocalePath } from '@hongyan/locales'
import type { FastifyRequest } from 'fastify'
import { routeOf } from '../../routes.ts'
import { keyOf } from '../http/page-key.ts'
import { readTarget } from '../http/read-target.ts'

/** Where a request went, in words of ours: the pattern of a call or page, a file of the build, or `unknown`. */
export function routeForLog(
  request: Pick<FastifyRequest, 'routeOptions' | 'raw'>,
  isFile: (path: string) => boolean,
): string {
  const { url: pattern } = request.routeOptions ?? {}
  if (pattern !== undefined) return pattern
  // What no call answers is a page, a file or nothing.
  const target = readTarget(request.raw.url ?? '', Number.POSITIVE_INFINITY)
  if (target.kind !== 'page') return 'unknown'
  if (isFile(target.path)) return target.path
  const { locale, path } = splitLocalePath(target.path)
  const page = routeOf(path)
  return page === undefined ? 'unknown' : keyOf(locale, page.pattern)
}
