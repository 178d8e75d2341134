/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly account: never
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly account: {
      readonly action:
        | 'signed-in'
        | 'signed-out'
        | 'signed-out-by-provider'
        | 'signed-out-everywhere'
        | 'signed-out-elsewhere'
        | 'deleted'
        | 'contract-made'
        | 'contract-ended'
      readonly detail: 'sessions' | 'orders' | 'subscriptions'
    }
  }
}

export {}
