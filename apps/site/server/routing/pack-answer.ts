import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '../http/encodings.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Answers from here on are packed, bytes; below it the packing costs more than the way. */
const worthPacking = 16_384
const quickEnough = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Packs a long answer on its way out, such as the tree of areas: 153 kB become 28. */
export async function packAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < worthPacking) return payload
  const accepted = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
  if (accepted !== 'br' && accepted !== 'gzip') return payload
  const packed = accepted === 'br' ? await brotli(payload, quickEnough) : await gz(payload)
  reply.headers({ 'content-encoding': accepted, 'content-length': String(packed.length) })
  reply.header('vary', 'origin, accept-encoding')
  return packed
}
