import { type FileHandle, open } from 'node:fs/promises'
import { PMTiles, type Source } from 'pmtiles'

type OpenArchive = {
  readonly archive: PMTiles
  readonly edition: string
  readonly close: () => Promise<void>
}

/** Opens the archive at a path for reading; rejects where there is none. */
export async function openArchive(path: string): Promise<OpenArchive> {
  const file = await open(path)
  const { size, mtimeMs, ino } = await file.stat()
  return {
    archive: new PMTiles(sourceOf(path, file)),
    edition: [size, Math.floor(mtimeMs), ino].join('-'),
    close: () => file.close(),
  }
}

function sourceOf(path: string, file: FileHandle): Source {
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await file.read(bytes, 0, length, offset)
      return { data: bytes.buffer.slice(0, bytesRead) }
    },
  }
}
