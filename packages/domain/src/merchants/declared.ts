/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly 'api-key': never
    readonly webhook: never
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly 'api-key': {
      readonly action: 'created' | 'replaced' | 'revoked'
      readonly detail: never
    }
    readonly webhook: {
      readonly action: 'added' | 'changed' | 'removed' | 'secret-replaced'
      readonly detail: never
    }
  }
}

export {}
