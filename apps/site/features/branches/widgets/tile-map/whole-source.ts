import { FetchSource } from 'pmtiles'

/** Bytes of an archive on the web, and all of them: what a browser keeps of overlapping parts may come short. */
export class WholeSource extends FetchSource {
  override async getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): ReturnType<FetchSource['getBytes']> {
    const found = await super.getBytes(offset, length, signal, etag)
    // The first part asks for more than a small archive has.
    if (offset === 0 || found.data.byteLength === length) return found
    this.mustReload = true
    const again = await super.getBytes(offset, length, signal, etag)
    if (again.data.byteLength === length) return again
    throw new Error('a part of the archive came short')
  }
}
