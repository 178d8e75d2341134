import { Agent, request } from 'node:http'

/** One request of a public answer; `turn` makes it another one each time, so that nothing kept answers it. */
export type Asked = {
  readonly name: string
  /** The route that answers it, as the router or the table of pages writes it. */
  readonly route: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string | ((turn: number) => string)
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Headers that depend on the moment. */
  readonly sign?: () => Readonly<Record<string, string>>
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends it once and resolves with the status when the answer is complete, 0 where the connection was cut. */
export function ask(port: number, asked: Asked, turn: number): Promise<number> {
  const path = typeof asked.path === 'string' ? asked.path : asked.path(turn)
  return new Promise((resolve) => {
    request(
      {
        host: '127.0.0.1',
        port,
        method: asked.method,
        path,
        agent,
        headers: {
          'accept-encoding': 'gzip, deflate, br, zstd',
          ...(asked.method !== 'GET' ? { origin: `http://127.0.0.1:${port}` } : {}),
          ...(asked.body === undefined ? {} : { 'content-length': Buffer.byteLength(asked.body) }),
          ...asked.headers,
          ...asked.sign?.(),
        },
      },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', () => resolve(response.statusCode ?? 0))
      },
    )
      .on('error', () => resolve(0))
      .end(asked.body)
  })
}

/** A JSON body with its header. */
export function json(value: unknown): Pick<Asked, 'headers' | 'body'> {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}
