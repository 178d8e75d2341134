import { sceneAlts } from './default/scene-alt.ts'
import { hasHan } from './has-han.ts'
import { inHongKong } from './in-hong-kong.ts'
import { chinese } from './messages/chinese.ts'
import { collectionSeeds, seeds } from './seeds.ts'
import { ownTexts } from './with-our-names.ts'

/** Every Chinese text that the Hong Kong edition derives from, each once, in order. */
export function sourceTexts(): readonly string[] {
  const found = new Set<string>()
  collect([ownTexts(chinese, 'zh-CN'), seeds, collectionSeeds, sceneAlts], found)
  return [...found].filter(hasHan).sort()
}

/** The Hong Kong forms of all these texts, where they differ. */
export function hongKongTexts(): readonly string[] {
  return sourceTexts().flatMap((text) => (inHongKong(text) === text ? [] : [inHongKong(text)]))
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value)
  if (value !== null && typeof value === 'object') {
    for (const item of Object.values(value)) collect(item, found)
  }
}
