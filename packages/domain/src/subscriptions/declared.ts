/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly subscription: never
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly subscription: {
      readonly action: 'asked' | 'confirmed' | 'stopped' | 'ended' | 'account-deleted'
      readonly detail: never
    }
  }
}

export {}
