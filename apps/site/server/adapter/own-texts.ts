import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'
import type { OwnTexts } from './page-styles.ts'

/**
 * What the framework and the frame of every page write into pages as inline elements; `directives` are the scripts that
 * say when an island wakes, by name.
 */
export function ownTexts(directives: Iterable<readonly [name: string, script: string]>): OwnTexts {
  const layers = fileURLToPath(import.meta.resolve('@hongyan/ui/layers.css'))
  return {
    scripts: [islandScript, ...[...directives].map(([, script]) => script)],
    styles: [ISLAND_STYLES, readFileSync(layers, 'utf8')],
  }
}
