/** Raised where a service of somebody else answers more than it may. */
export class AnswerTooLong extends Error {
  constructor(maxBytes: number) {
    super(`The answer is longer than ${maxBytes} bytes`)
    this.name = 'AnswerTooLong'
  }
}

/** The body of an answer as text, as `readBoundedBytes` reads it. */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBoundedBytes(response, maxBytes))
}

/**
 * The body of an answer, counted while it is read and after it is unpacked. At the first byte beyond `maxBytes` reading
 * ends and the connection is closed. How long it may take is the matter of the request's signal.
 * @throws AnswerTooLong
 */
export async function readBoundedBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array()
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body.cancel()
    throw new AnswerTooLong(maxBytes)
  }
  const pieces: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop early cancels the body, and with it the connection.
  for await (const piece of response.body) {
    bytes += piece.byteLength
    if (bytes > maxBytes) throw new AnswerTooLong(maxBytes)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
