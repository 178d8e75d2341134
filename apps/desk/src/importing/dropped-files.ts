import type { DirectoryDropItem, DropItem, FileDropItem } from 'react-aria-components'
import { bounds, type ChosenFile } from './read-files.ts'

/** The files of a file field, with their paths where a folder was chosen. */
export function chosenFiles(list: FileList | null): readonly ChosenFile[] {
  return [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** The files that were dropped, and those of dropped folders. */
export async function droppedFiles(items: readonly DropItem[]): Promise<readonly ChosenFile[]> {
  const found: ChosenFile[] = []
  const take = async (item: FileDropItem | DirectoryDropItem, folder: string): Promise<void> => {
    // One more than are read: that there are too many is told.
    if (found.length > bounds.files) return
    if (item.kind === 'file') {
      found.push({ path: `${folder}${item.name}`, file: await item.getFile() })
      return
    }
    for await (const entry of item.getEntries()) await take(entry, `${folder}${item.name}/`)
  }
  for (const item of items) if (item.kind !== 'text') await take(item, '')
  return found
}
