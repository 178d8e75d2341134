import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** What was sent, as the log keeps it; the work is done beside the thread. */
export function packEvents(json: string): Promise<Buffer> {
  return compress(json)
}

/** The events of a batch in the log, as they were sent. */
export async function unpackEvents(body: Uint8Array): Promise<readonly unknown[]> {
  return JSON.parse((await decompress(body)).toString('utf8')) as unknown[]
}
