import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Asks the system to forget what it holds in memory of the files in a folder, so that they are read from the disk. False
 * where it has no `dd` that can.
 */
export function forgetFiles(folder: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .every((entry) => {
      const file = join(entry.parentPath, entry.name)
      const parameters = [`of=${file}`, 'oflag=nocache', 'conv=notrunc,fdatasync', 'count=0', 'status=none']
      return spawnSync('dd', parameters, { stdio: 'ignore' }).status === 0
    })
}
