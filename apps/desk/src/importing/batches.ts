import type { GivenFile } from './rows.ts'

/** What one call carries at most: fewer than the server takes, so that others come to their turn. */
const most = { files: 20, bytes: 200_000 }

/** Files in the batches in which they are checked; those of one folder stay together as long as they fit. */
export function batchesOf(files: readonly GivenFile[]): readonly (readonly GivenFile[])[] {
  const folders = new Map<string, GivenFile[]>()
  for (const file of files) {
    const folder = file.file.replace(/[^/]*$/, '')
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  const batches: GivenFile[][] = []
  let last: GivenFile[] = []
  let size = 0
  const add = (group: readonly GivenFile[], bytes: number): void => {
    if (last.length === 0 || last.length + group.length > most.files || size + bytes > most.bytes) {
      last = []
      size = 0
      batches.push(last)
    }
    last.push(...group)
    size += bytes
  }
  for (const group of folders.values()) {
    const bytes = group.reduce((sum, { text }) => sum + bytesOf(text), 0)
    if (group.length <= most.files && bytes <= most.bytes) add(group, bytes)
    else for (const file of group) add([file], bytesOf(file.text))
  }
  return batches
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
