import type { DomainSettings } from '@hongyan/domain'
import type { Limits } from './limits.ts'
import type { Secrets } from './secrets.ts'

/** The domain's share of the limits table and of the secrets. */
export function domainSettings(limits: Limits, secrets: Secrets): DomainSettings {
  return {
    linkKey: secrets.linkKey,
    tailKey: secrets.tailKey,
    limits: {
      unlockTries: limits['unlock.tries'],
      unlockLockMs: limits['unlock.lock'] * 1000,
      proofLinkMs: limits['proof.life'] * 1000,
      unlockMs: limits['unlock.life'] * 1000,
      numbersPerQuery: limits['numbers.perQuery'],
      eventsPerBatch: limits['events.perBatch'],
    },
  }
}
