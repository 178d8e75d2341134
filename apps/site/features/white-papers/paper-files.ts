import { readFile } from 'node:fs/promises'
import type { LocaleId } from '@hongyan/locales'

/** Where the papers lie: beside the server, out of the reach of the file addresses. */
const shelf = new URL('../../papers/', import.meta.url)

/** The file of a paper in one language; `paper` is an id of the shelf, never an address somebody sent. */
export async function readPaper(paper: string, locale: LocaleId): Promise<Uint8Array> {
  return readFile(new URL(`${paper}.${locale}.pdf`, shelf))
}
