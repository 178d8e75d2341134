import { statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/steps.ts'

const own = /^\/(?:@|__open-in-editor|node_modules\/)/
/** Where modules of the pages and files stand. */
const folders = ['apps/site', 'apps/site/public'].map((folder) => join(root, folder))

/** Whether the framework answers an address: modules of the pages, and files, as they are at this moment. */
export function isFrameworkPath(url: string): boolean {
  const path = new URL(url, 'http://localhost').pathname
  return (
    own.test(path) ||
    folders.some((folder) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false)
  )
}
