import { isDerived, names, phoneIn, sourceId, writtenIds } from '@hongyan/locales'
import { toTraditional } from '@hongyan/locales/traditional'
import { hasHan } from './has-han.ts'
import { mapTexts } from './map-texts.ts'

/** Names of ours that a text without Chinese characters may have. */
const latinNames = Object.values(names[sourceId]).filter((name) => !hasHan(name))

const derivedId = writtenIds.find(isDerived)

const known = new Map<string, string>()

/** A value with every Chinese text in it in its Hong Kong form. What is served has these forms in its files. */
export function inHongKong<T>(value: T): T {
  return mapTexts(value, (text) => {
    const isNamed = latinNames.some((name) => text.includes(name))
    if (!hasHan(text) && !isNamed) return derivedId === undefined ? text : phoneIn(derivedId, text)
    const before = known.get(text)
    if (before !== undefined) return before
    const traditional = toTraditional(text)
    known.set(text, traditional)
    return traditional
  })
}
