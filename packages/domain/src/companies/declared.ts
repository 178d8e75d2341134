/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly company: never
    readonly 'company-person': never
    readonly invitation: never
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly company: {
      readonly action:
        | 'made'
        | 'invited'
        | 'joined'
        | 'withdrawn'
        | 'removed'
        | 'role-changed'
        | 'renamed'
        | 'handed-over'
        | 'left'
        | 'closed'
        | 'contract-made'
        | 'contract-ended'
      readonly detail: 'by' | 'person' | 'role'
    }
  }
}

export {}
