import { traditional } from './traditional.gen.ts'

const han = /\p{Script=Han}/u

/** Whether a text holds Chinese characters. */
export function hasHan(text: string): boolean {
  return han.test(text)
}

/**
 * A value with every Chinese text in it replaced by its Hong Kong form, from the list made at build time. A text
 * that is not in the list stays as written: the test of the list keeps it complete.
 */
export function inHongKong<T>(value: T): T {
  return mapTexts(value, (text) => traditional[text] ?? text)
}

/** A copy of plain data with every text passed through `change`. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as T
}
