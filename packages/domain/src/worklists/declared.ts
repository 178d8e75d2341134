/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly worklist: never
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly worklist: {
      readonly action: 'dealt-with' | 'taken-back'
      readonly detail: never
    }
    readonly message: {
      readonly action: 'retry' | 'give-up'
      readonly detail: 'number' | 'target'
    }
  }
}

export {}
