/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly order: 'code-needed' | 'price-changed'
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly order: {
      readonly action: 'placed' | 'accepted' | 'refused' | 'cancelled' | 'changed' | 'seen' | 'noted'
      readonly detail: 'number' | 'reason' | 'waybills' | 'what'
    }
  }
}

export {}
