import type { ClaimState } from './claim-state.ts'

/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly claim: 'too-early'
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly claim: {
      readonly action: 'filed' | 'file-added' | 'seen' | 'noted' | ClaimState['kind']
      readonly detail: 'number' | 'kind' | 'size'
    }
  }
}
