import { statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/steps.ts'

const sources = /^\/(?:@|__open-in-editor|node_modules\/|(?:src|client|api)\/)/
const publicFiles = join(root, 'apps/site/public')

/** Whether the framework answers an address: modules of the pages, and files, as they are at this moment. */
export function isFrameworkPath(url: string): boolean {
  const path = new URL(url, 'http://localhost').pathname
  if (sources.test(path)) return true
  return statSync(join(publicFiles, path), { throwIfNoEntry: false })?.isFile() ?? false
}
