/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    /** `changed`: somebody else changed the same part. */
    readonly document: 'changed'
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly document: true
  }
}

export {}
