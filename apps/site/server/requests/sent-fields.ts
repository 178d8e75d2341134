import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cleanParameters } from '../http/clean-sent.ts'
import { BodyRefused, type Receiving, receiveWhole } from '../http/receive-body.ts'
import type { FormFile, FormRequest } from './form.ts'

/** What a form carries. */
export type Sent = Pick<FormRequest, 'fields' | 'files' | 'values'>

/** How much of one form is taken in. */
export type FormBounds = {
  /** Fields in all, those of one name counted each time. */
  readonly fields: number
  readonly files: number
  /** Bytes of its body where it comes in parts, and where it does not. */
  readonly bytesInParts: number
  readonly bytesEncoded: number
}

/** Bytes of the headers of one part: a browser writes two short ones. */
const longestHeaders = 4096

const ampersand = 0x26
const plus = 0x2b
const space = 0x20

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
  // The platform's own reader takes minutes for a million fields, and joins a string anew at each plus.
  for (let at = 0; at < body.length; at += 1) {
    if (body[at] === plus) body[at] = space
    else if (body[at] === ampersand) {
      fields += 1
      if (fields > most) throw new BodyRefused('too-many-parts')
    }
  }
  return sentWith(new URLSearchParams(body.toString()))
}

async function readParts(receiving: Receiving, bounds: FormBounds): Promise<Sent> {
  const type = receiving.headers['content-type'] ?? ''
  const body = await receiveWhole(receiving)
  countParts(body, type, bounds.fields + bounds.files)
  const read = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new BodyRefused('unreadable')
  })
  const values = new URLSearchParams()
  const files = new Map<string, FormFile>()
  const parts = [...read]
  const sent = parts.filter(([, value]) => typeof value !== 'string').length
  if (sent > bounds.files || parts.length - sent > bounds.fields) throw new BodyRefused('too-many-parts')
  for (const [name, value] of parts) {
    if (typeof value === 'string') values.append(name, value)
    else if (value.size > 0 && !files.has(name))
      files.set(name, { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  return sentWith(values, Object.fromEntries(files))
}

/** The platform's reader takes what comes, and each part and header its time: they are counted before. */
function countParts(body: Buffer, type: string, most: number): void {
  const [, quoted, plain = quoted] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? []
  if (plain === undefined) throw new BodyRefused('unreadable')
  const delimiter = `--${plain}`
  let parts = 0
  // The last delimiter closes the form and begins no part.
  for (let at = body.indexOf(delimiter); at !== -1; parts += 1) {
    if (parts > most) throw new BodyRefused('too-many-parts')
    const next = body.indexOf(delimiter, at + delimiter.length)
    if (next === -1) return
    const headers = body.subarray(at, Math.min(next, at + longestHeaders)).indexOf('\r\n\r\n')
    if (headers === -1) throw new BodyRefused('too-many-parts')
    at = next
  }
}
