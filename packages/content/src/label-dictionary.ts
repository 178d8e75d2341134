import { hasHan } from './has-han.ts'
import { chinese } from './messages/chinese.ts'
import { english } from './messages/english.ts'
import { collectionSeeds, seeds } from './seeds.ts'
import { ownTexts } from './with-our-names.ts'

/**
 * Every label and marketing text as Chinese → English, for translators and for the desk. Where one Chinese text has
 * several English ones, the first in the order of messages, then documents, is given.
 */
export function labelDictionary(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  pair(ownTexts(chinese, 'zh-CN'), ownTexts(english, 'en-US'), found)
  collect(seeds, found)
  collect(collectionSeeds, found)
  return found
}

function collect(value: unknown, found: Map<string, string>): void {
  if (value === null || typeof value !== 'object') return
  if ('zh-CN' in value && 'en-US' in value) pair(value['zh-CN'], value['en-US'], found)
  else for (const item of Object.values(value)) collect(item, found)
}

function pair(chinese: unknown, english: unknown, found: Map<string, string>): void {
  if (typeof chinese === 'string' && typeof english === 'string') {
    if (hasHan(chinese) && !found.has(chinese)) found.set(chinese, english)
  } else if (isRecord(chinese) && isRecord(english)) {
    for (const [key, item] of Object.entries(chinese)) pair(item, english[key], found)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
