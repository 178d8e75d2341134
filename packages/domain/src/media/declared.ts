/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    /**
     * `not-a-picture`: nothing that can be decoded, or only half of it; `too-large`: more pixels than are decoded;
     * `in-use`: a document shows it; `store-away`: where its files lie does not answer as it should.
     */
    readonly media: 'not-a-picture' | 'too-large' | 'in-use' | 'store-away'
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly media: {
      readonly action: 'uploaded' | 'described' | 'replaced' | 'deleted' | 'exported'
      readonly detail: 'rows'
    }
  }
}

export {}
