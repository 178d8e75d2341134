/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly staff: never
    readonly 'staff-link': never
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly staff: {
      readonly action:
        | 'added'
        | 'ended'
        | 'roles-changed'
        | 'signed-in'
        | 'signed-out'
        | 'signed-out-elsewhere'
        | 'passkey-added'
        | 'passkey-removed'
        | 'passkey-copied'
        | 'recovery-codes-made'
        | 'link-made'
      readonly detail: 'roles' | 'sessions' | 'by' | 'passkey'
    }
  }
}

export {}
