import { collectionSeeds } from './collections.ts'
import { sceneAlts } from './default/scene-alt.ts'
import { hasHan } from './in-hong-kong.ts'
import { callsZh } from './messages/calls.zh.ts'
import { sourceMessages } from './messages.ts'
import { seeds } from './site-content.ts'

/** Every Chinese text that the Hong Kong edition derives from, each once, in order. */
export function sourceTexts(): readonly string[] {
  const found = new Set<string>()
  collect([sourceMessages, callsZh, seeds, collectionSeeds, sceneAlts], found)
  return [...found].filter(hasHan).sort()
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value)
  if (value !== null && typeof value === 'object') {
    for (const item of Object.values(value)) collect(item, found)
  }
}
