import type { ReleaseTexts } from '../texts/releases-zh.ts'
import type { ShownRelease } from './release-queries.ts'

type Stated = Pick<ShownRelease, 'kind' | 'state' | 'isLive'>

/** What is said of where a release stands; of one that was carried out, what came of it. */
export function stateWords({ kind, state, isLive }: Stated, { states, over, kinds }: ReleaseTexts): string {
  if (state === 'done') return kind === 'publish' && isLive ? states.done : over[kind]
  return kind === 'publish' ? states[state] : `${states[state]} · ${kinds[kind]}`
}

/** Who did last what was done with a release, and when (ISO 8601). */
export function lastOf(release: ShownRelease): { readonly who: string; readonly when: string } {
  return {
    who: release.doneBy ?? release.decidedBy ?? release.askedBy,
    when: release.doneAt ?? release.decidedAt ?? release.askedAt,
  }
}
