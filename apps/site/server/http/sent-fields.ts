import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cleanParameters } from './clean-sent.ts'
import type { PostedFile, PostedRequest } from './form.ts'
import { BodyRefused, type Receiving, receiveBody, receiveWhole } from './receive-body.ts'

/** What a form carries. */
export type Sent = Pick<PostedRequest, 'fields' | 'files' | 'values'>

/** How much of one form is taken in. */
export type FormBounds = {
  /** Fields in all, those of one name counted each time. */
  readonly fields: number
  readonly files: number
  /** Bytes of its body where it comes in parts, and where it does not. */
  readonly bytesInParts: number
  readonly bytesEncoded: number
}

const longestName = 100
/** Headers of one part: a browser sends two. */
const partHeaders = { headerPairs: 8, headerSize: 4096 }

const ampersand = 0x26

/**
 * Takes in what browsers send of forms, by the bounds that the form of a request has: more fields, parts, names or
 * headers than its page sends are refused before anything is made of them.
 */
export function takeForms(scope: FastifyInstance, boundsOf: (request: FastifyRequest) => FormBounds): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: Readable) => {
      const { fields, bytesEncoded: most } = boundsOf(request)
      return readEncoded(await receiveWhole({ headers: request.headers, payload, most }), fields)
    },
  )
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const bounds = boundsOf(request)
    return readParts({ headers: request.headers, payload, most: bounds.bytesInParts }, bounds)
  })
}

/** Fields as both readers give them. */
export function sentWith(typed: URLSearchParams, files: Sent['files'] = {}): Sent {
  const values = cleanParameters(typed)
  return { fields: Object.fromEntries([...values].reverse()), files, values }
}

function readEncoded(body: Buffer, most: number): Sent {
  let fields = 1
  // The platform's own reader takes minutes for a million fields: they are counted before.
  for (let at = body.indexOf(ampersand); at !== -1; at = body.indexOf(ampersand, at + 1)) {
    fields += 1
    if (fields > most) throw new BodyRefused('too-many-parts')
  }
  return sentWith(new URLSearchParams(body.toString()))
}

async function readParts(receiving: Receiving, bounds: FormBounds): Promise<Sent> {
  const { promise: read, resolve, reject } = Promise.withResolvers<void>()
  const values = new URLSearchParams()
  const files = new Map<string, PostedFile>()
  const refuse = (fault: BodyRefused['fault']) => (): void => reject(new BodyRefused(fault))
  const parser = openParser(receiving, bounds)
  parser.on('field', (name: string | undefined, value) => {
    if (name === undefined) return
    if (name.length > longestName) return refuse('too-many-parts')()
    values.append(name, value)
  })
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined) => {
    const pieces: Buffer[] = []
    stream.on('data', (piece: Buffer) => pieces.push(piece))
    stream.on('error', refuse('unreadable'))
    stream.on('end', () => {
      if (name === undefined || pieces.length === 0 || files.has(name)) return
      files.set(name.slice(0, longestName), {
        name: fileName ?? '',
        bytes: new Uint8Array(Buffer.concat(pieces)),
      })
    })
  })
  for (const bound of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    parser.on(bound, refuse('too-many-parts'))
  parser.on('error', refuse('unreadable'))
  parser.on('finish', resolve)
  try {
    await Promise.race([receiveBody(receiving, (piece) => parser.write(piece)), read])
    parser.end()
    await read
  } catch (error) {
    parser.removeAllListeners()
    parser.on('error', () => {}).destroy()
    throw error
  }
  return sentWith(values, Object.fromEntries(files))
}

function openParser({ headers, most: fieldSize }: Receiving, { fields, files }: FormBounds): BusboyInstance {
  const limits = { fields, files, parts: fields + files, fieldSize, ...partHeaders }
  try {
    return new Busboy({ headers: { 'content-type': headers['content-type'] ?? '' }, limits })
  } catch {
    throw new BodyRefused('unreadable')
  }
}
