import type { GivenFile, Unfit } from './rows.ts'

/** A file as a browser hands it over, and its path in the folder that was chosen. */
export type ChosenFile = { readonly path: string; readonly file: Blob }

type ReadFile =
  | ({ readonly kind: 'text' } & GivenFile)
  | { readonly kind: 'unfit'; readonly file: string; readonly why: Unfit }

/** Bytes of a file, of an archive and of all that is in it; files at once. */
export const bounds = { file: 300_000, archive: 5_000_000, unpacked: 20_000_000, files: 500 }

/** The texts of files and of what is in archives; what cannot be sent, with the reason. */
export async function readFiles(chosen: readonly ChosenFile[]): Promise<readonly ReadFile[]> {
  const read: ReadFile[] = []
  for (const one of chosen) {
    if (isHidden(one.path)) continue
    if (/\.zip$/i.test(one.path)) read.push(...(await unpack(one)))
    else read.push(await readOne(one))
  }
  return read.map((one, index) =>
    index < bounds.files ? one : { kind: 'unfit', file: one.file, why: 'too-many' },
  )
}

async function readOne({ path, file }: ChosenFile): Promise<ReadFile> {
  if (!/\.ya?ml$/i.test(path)) return { kind: 'unfit', file: path, why: 'other-file' }
  if (file.size > bounds.file) return { kind: 'unfit', file: path, why: 'too-large' }
  try {
    return readBytes(path, new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { kind: 'unfit', file: path, why: 'unread' }
  }
}

function readBytes(path: string, bytes: Uint8Array): ReadFile {
  const text = textOf(bytes)
  return text === null ? { kind: 'unfit', file: path, why: 'not-text' } : { kind: 'text', file: path, text }
}

/** Text in UTF-8, without the mark of its byte order; null for what is none. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

async function unpack({ path, file }: ChosenFile): Promise<readonly ReadFile[]> {
  if (file.size > bounds.archive) return [{ kind: 'unfit', file: path, why: 'too-large' }]
  try {
    const { bytesAt, openArchive } = await import('@hongyan/tables/archive')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const archive = openArchive(bytesAt(bytes), { parts: bounds.files * 4, unpacked: bounds.unpacked })
    return archive.names
      .filter((name) => !name.endsWith('/') && !isHidden(name))
      .map((name): ReadFile => {
        if (!/\.ya?ml$/i.test(name)) return { kind: 'unfit', file: name, why: 'other-file' }
        const part = archive.bytes(name) ?? new Uint8Array()
        if (part.length > bounds.file) return { kind: 'unfit', file: name, why: 'too-large' }
        return readBytes(name, part)
      })
  } catch {
    return [{ kind: 'unfit', file: path, why: 'broken-archive' }]
  }
}

/** What systems put beside the files of people. */
function isHidden(path: string): boolean {
  return path.split('/').some((step) => step.startsWith('.') || step === '__MACOSX')
}
