import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

/** Why a body is not taken in. */
export type BodyFault = 'too-large' | 'too-many-parts' | 'unreadable'

const statuses: Readonly<Record<BodyFault, number>> = {
  'too-large': 413,
  'too-many-parts': 413,
  unreadable: 400,
}

/** Raised while a body is received: what is still to come of it is not looked at. */
export class BodyRefused extends Error {
  readonly fault: BodyFault
  /** The HTTP status it is answered with. */
  readonly statusCode: number

  constructor(fault: BodyFault) {
    super(`a body was refused: ${fault}`)
    this.name = 'BodyRefused'
    this.fault = fault
    this.statusCode = statuses[fault]
  }
}

/** A body in so many pieces is no slow line: each costs about a microsecond, however small it is. */
const mostPieces = 1024
/** A longer body may have one piece more for each of these bytes. */
const bytesPerPiece = 256

/** A body on its way, and the bytes that are taken of it. */
export type Receiving = {
  readonly headers: IncomingHttpHeaders
  readonly payload: Readable
  readonly most: number
}

/**
 * Hands the pieces of a body to `take` as they come, `most` bytes in all.
 * @throws BodyRefused where it is longer, comes in too many pieces or breaks off; what `take` throws
 */
export function receiveBody(
  { headers, payload, most }: Receiving,
  take: (piece: Buffer) => void,
): Promise<void> {
  if (Number(headers['content-length'] ?? 0) > most) return Promise.reject(new BodyRefused('too-large'))
  return new Promise((resolve, reject) => {
    let bytes = 0
    let pieces = 0
    const leave = (error: unknown): void => {
      payload.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken)
      // Whatever else breaks in a body that nobody reads any more concerns nobody.
      payload.on('error', () => {})
      reject(error)
    }
    const onData = (piece: Buffer): void => {
      bytes += piece.length
      pieces += 1
      const hasTooMany = pieces > mostPieces + bytes / bytesPerPiece
      try {
        if (bytes > most) throw new BodyRefused('too-large')
        if (hasTooMany) throw new BodyRefused('too-many-parts')
        take(piece)
      } catch (error) {
        leave(error)
      }
    }
    const onEnd = (): void => {
      payload.off('close', onBroken)
      resolve()
    }
    const onBroken = (): void => leave(new BodyRefused('unreadable'))
    payload.on('data', onData).once('end', onEnd).once('error', onBroken).once('close', onBroken)
  })
}

/** A whole body; see `receiveBody`. */
export async function receiveWhole(receiving: Receiving): Promise<Buffer> {
  const pieces: Buffer[] = []
  await receiveBody(receiving, (piece) => pieces.push(piece))
  return Buffer.concat(pieces)
}
