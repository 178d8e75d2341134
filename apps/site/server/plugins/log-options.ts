import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Query strings and bodies never reach the log: numbers, phones and links live there. */
export function logOptions(level: Config['LOG_LEVEL']): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', '*.phone', '*.address', '*.tail', '*.token'],
      censor: '[hidden]',
    },
    serializers: {
      req: (request) => ({ id: request.id, method: request.method, path: pathOnly(request.url) }),
    },
  }
}

/** The path with long or secret-looking segments shortened: a proof link is a key. */
function pathOnly(url: string): string {
  return (url.split('?')[0] ?? '')
    .split('/')
    .map((part) => (part.length > 40 ? `${part.slice(0, 6)}…` : part))
    .join('/')
    .slice(0, 200)
}
