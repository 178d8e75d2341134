import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'
import type { OwnTexts } from './page-styles.ts'

/** What the documents of a build carry of the framework and of the frame of every page. */
export function ownTexts(): OwnTexts {
  const layers = fileURLToPath(import.meta.resolve('@hongyan/ui/layers.css'))
  return { layers: readFileSync(layers, 'utf8'), islandStyle: ISLAND_STYLES, islandScript }
}
