/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly 'own-shipment': never
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly delivery: {
      readonly action: 'asked' | 'accepted' | 'refused'
      readonly detail: 'number' | 'choice' | 'revision'
    }
  }
}

export {}
