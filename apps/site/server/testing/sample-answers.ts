import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { checkAddresses } from '@hongyan/domain/coverage/check-addresses'
import type { LocaleId } from '@hongyan/locales'
import { answerBranches } from '../../features/branches/answer-branches.ts'
import type { BranchAnswer, BranchQuestion } from '../../features/branches/branch-answer.ts'
import { presentCoverage } from '../../features/branches/coverage/present-coverage.ts'
import type { CoverageView } from '../../features/branches/coverage/ui/coverage-answer.ts'

/** What the sample network answers about branches, at noon in China on an ordinary Saturday. */
export function sampleBranches(question: BranchQuestion, locale: LocaleId): BranchAnswer {
  return answerBranches(sampleNetwork(), question, locale, sampleNoon)
}

/** What it answers about delivery, one answer for each address. */
export function sampleCoverage(addresses: readonly string[], locale: LocaleId): readonly CoverageView[] {
  return checkAddresses(sampleNetwork(), addresses, '2026-11-21').map((answer) =>
    presentCoverage(answer, locale, sampleNoon),
  )
}

/** ms UTC. */
export const sampleNoon = Date.parse('2026-11-21T04:00:00Z')
