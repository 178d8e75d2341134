import type { FactId } from '../../../facts.ts'
import type { Claim } from '../../../seed.ts'

/** A block, a row or a figure that leaves the page as a whole when one of its facts expires. */
export function whileCurrent<V>(factIds: readonly FactId[], chinese: V, english: V): Claim<V> {
  return { claim: factIds, text: { 'zh-CN': chinese, 'en-US': english }, without: null }
}
