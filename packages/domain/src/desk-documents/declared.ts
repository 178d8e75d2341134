/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    /** `changed`: somebody else changed the same part. `taken`: there is one of this name. `stays`: it cannot go. */
    readonly document: 'changed' | 'taken' | 'stays'
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly document: {
      readonly action:
        | 'created'
        | 'saved'
        | 'restored'
        | 'imported'
        | 'renamed'
        | 'exported'
        | 'trashed'
        | 'untrashed'
        | 'deleted'
        | 'commented'
        | 'comment-resolved'
        | 'comment-reopened'
        | 'translation-confirmed'
      readonly detail: 'revision' | 'paths' | 'from' | 'language' | 'texts'
    }
  }
}

export {}
