import { type FactId, figureOf } from '../facts.ts'
import type { Claim } from '../seed.ts'

/** A fact as a figure that is shown as long as it holds. */
export function figureClaim(id: FactId): Claim<ReturnType<typeof figureOf>> {
  return {
    claim: [id],
    text: { 'zh-CN': figureOf(id, 'zh-CN'), 'en-US': figureOf(id, 'en-US') },
    without: null,
  }
}
