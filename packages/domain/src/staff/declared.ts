/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly staff: never
    readonly 'staff-link': never
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly staff: true
  }
}

export {}
