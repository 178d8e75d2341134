import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/steps.ts'

export type TrackedFile = { readonly path: string; readonly text: string }

/** Files of the repository (tracked, or new and not ignored) whose path matches, with their text. */
export function trackedFiles(matching: RegExp): readonly TrackedFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...new Set(listed.split('\n'))]
    .filter((path) => path !== '' && matching.test(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(root, path), 'utf8') }]
      } catch {
        // Removed in the working tree but not yet in the index.
        return []
      }
    })
}
