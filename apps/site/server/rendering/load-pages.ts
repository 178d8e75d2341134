import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from './pages.ts'

/** The built pages of a build. What is served carries them itself: `tools/commands/bundle-server.ts` puts them here. */
export async function loadPages(build: string): Promise<Renderer> {
  return import(pathToFileURL(join(resolve(build), 'server/entry.mjs')).href)
}
