/** Raised where a service of somebody else answers more than it may. What came before is in `start`. */
export class AnswerTooLong extends Error {
  readonly start: Buffer

  constructor(start: Buffer) {
    super(`The answer is longer than ${start.length} bytes`)
    this.name = 'AnswerTooLong'
    this.start = start
  }
}

/**
 * The body of an answer as text, counted while it is read and after it is unpacked. At the first byte beyond
 * `maxBytes` reading ends and the connection is closed. How long it may take is the matter of the request's signal.
 * @throws AnswerTooLong
 */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return ''
  const pieces: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop early cancels the body, and with it the connection.
  for await (const piece of response.body) {
    pieces.push(piece)
    bytes += piece.byteLength
    if (bytes > maxBytes) throw new AnswerTooLong(Buffer.concat(pieces, bytes).subarray(0, maxBytes))
  }
  return Buffer.concat(pieces, bytes).toString('utf8')
}
