import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

/** Why a body is not taken in. */
type BodyFault = 'too-large' | 'too-many-parts' | 'unreadable'

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
 * A whole body, of at most `most` bytes.
 * @throws BodyRefused where it is longer, comes in too many pieces or breaks off
 */
export function receiveWhole({ headers, payload, most }: Receiving): Promise<Buffer<ArrayBuffer>> {
  if (Number(headers['content-length'] ?? 0) > most) return Promise.reject(new BodyRefused('too-large'))
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let bytes = 0
    const leave = (fault: BodyFault): void => {
      payload.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken)
      // Whatever else breaks in a body that nobody reads any more concerns nobody.
      payload.on('error', () => {})
      reject(new BodyRefused(fault))
    }
    const onData = (piece: Buffer): void => {
      pieces.push(piece)
      bytes += piece.length
      if (bytes > most) leave('too-large')
      else if (pieces.length > mostPieces + bytes / bytesPerPiece) {
        leave('too-many-parts')
        // The pieces that lie ready would each be handed on all the same: nobody sends so who waits for an answer.
        payload.destroy()
      }
    }
    const onEnd = (): void => {
      payload.off('close', onBroken)
      resolve(Buffer.concat(pieces, bytes))
    }
    const onBroken = (): void => leave('unreadable')
    payload.on('data', onData).once('end', onEnd).once('error', onBroken).once('close', onBroken)
  })
}
