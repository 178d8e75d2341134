/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    /**
     * `not-a-picture`: nothing that can be decoded, or only half of it; `too-large`: more pixels than are decoded;
     * `in-use`: a document shows it.
     */
    readonly media: 'not-a-picture' | 'too-large' | 'in-use'
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly media: {
      readonly action: 'uploaded' | 'described' | 'replaced' | 'deleted'
      readonly detail: never
    }
  }
}

export {}
