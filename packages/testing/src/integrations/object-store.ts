import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { s3SignatureFault } from './check-s3-signature.ts'

/**
 * What may be wrong with a store: it never answers, answers with a fault or that it is busy, each time or once, takes its
 * time, breaks off amid a file or an upload.
 */
type StoreFault =
  | { readonly kind: 'hangs' | 'fails' | 'busy-once' | 'cuts' | 'cuts-uploads' }
  | { readonly kind: 'slow'; readonly ms: number }

/** A store of objects that speaks S3, as much of it as pictures need, and believes no signature unchecked. */
export type ObjectStore = {
  /** Settings of a site that keeps its pictures there. */
  readonly settings: Readonly<Record<string, string>>
  /** What is kept, by key. */
  readonly objects: ReadonlyMap<string, Uint8Array>
  /** Method and status of every request so far; 0 for one that was not answered. */
  readonly answered: readonly string[]
  /** Requests that wait for their answer. */
  readonly waiting: () => number
  /** How many waited at once at the most. */
  readonly mostAtOnce: () => number
  /** From now on this is wrong with it; null for nothing. */
  readonly suffer: (fault: StoreFault | null) => void
  /** By how much its clock is ahead, ms. */
  readonly setClock: (aheadMs: number) => void
  readonly stop: () => Promise<void>
}

const bucket = 'pictures'
const key = { keyId: 'AKIDHONGYANTESTS', secret: 'the secret of a store in tests', region: 'cn-test-1' }

/** Starts the store on a port of 127.0.0.1, any that is free unless one is named. */
export async function startObjectStore(port = 0): Promise<ObjectStore> {
  const objects = new Map<string, Uint8Array>()
  const answered: string[] = []
  let fault: StoreFault | null = null
  let aheadMs = 0
  let waiting = 0
  let most = 0
  const now = (): number => Date.now() + aheadMs

  const server = createServer({ keepAliveTimeout: 1000 }, (request, response) => {
    waiting += 1
    most = Math.max(most, waiting)
    response.once('close', () => {
      waiting -= 1
      answered.push(`${request.method} ${response.writableFinished ? response.statusCode : 0}`)
    })
    if (fault?.kind === 'cuts-uploads' && request.method === 'PUT') {
      request.once('data', () => request.destroy())
      return
    }
    // A sender that breaks off has its answer already: none.
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: target = '', headers } = request
    const body = await buffer(request)
    response.setHeader('date', new Date(now()).toUTCString())
    const suffered = fault
    if (suffered?.kind === 'hangs') return
    if (suffered?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, suffered.ms))
    if (suffered?.kind === 'fails') return say(response, 500, 'InternalError')
    if (suffered?.kind === 'busy-once') {
      fault = null
      return say(response, 503, 'SlowDown')
    }
    const wrong = s3SignatureFault({ method, target, headers, body }, { ...key, now: now() })
    if (wrong !== null) return say(response, /Malformed|Mismatch/.test(wrong) ? 400 : 403, wrong)
    const [, place, name = ''] = target.split('/')
    if (place !== bucket) return say(response, 404, 'NoSuchBucket')
    if (method === 'PUT') {
      objects.set(name, body)
      return void response.writeHead(200, { etag: '"tag"' }).end()
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return void response.writeHead(204).end()
    }
    const object = objects.get(name)
    if (object === undefined) return say(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': object.byteLength })
    if (method === 'HEAD') return void response.end()
    if (suffered?.kind !== 'cuts') return void response.end(object)
    response.write(object.subarray(0, object.byteLength >> 1), () => response.destroy())
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: key.region,
      S3_BUCKET: bucket,
      S3_PATH_STYLE: '1',
      S3_ACCESS_KEY_ID: key.keyId,
      S3_SECRET_ACCESS_KEY: key.secret,
    },
    objects,
    answered,
    waiting: () => waiting,
    mostAtOnce: () => most,
    suffer: (next) => {
      fault = next
    },
    setClock: (next) => {
      aheadMs = next
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}

function say(response: ServerResponse, status: number, code: string): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>…</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text)
}
