import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { errorForLog } from './error-for-log.ts'
import { release } from './release.ts'
import { routeForLog } from './route-for-log.ts'

/**
 * Nothing a visitor typed reaches the log: numbers, phones and links stand in paths, queries and bodies.
 * @param isFile whether a path is that of a file of the build
 */
export function logOptions(
  level: Config['LOG_LEVEL'],
  isFile: (path: string) => boolean,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: { pid: process.pid, release },
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', '*.phone', '*.address', '*.tail', '*.token'],
      censor: '[hidden]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        route: routeForLog(request, isFile),
      }),
      err: errorForLog,
    },
  }
}
