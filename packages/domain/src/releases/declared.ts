/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    /**
     * `settled`: it is in a state in which this cannot be done; `own-work`: whoever wrote it does not approve it;
     * `unfit`: it breaks the schema of its kind; `needed`: the site cannot do without it; `newer`: something written
     * later is published already; `nothing-before`: nothing stood there that could be put back; `outdated`: what stood
     * there no longer fits its schema.
     */
    readonly release: 'settled' | 'own-work' | 'unfit' | 'needed' | 'newer' | 'nothing-before' | 'outdated'
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly release: {
      readonly action:
        | 'asked'
        | 'approved'
        | 'refused'
        | 'cancelled'
        | 'scheduled'
        | 'published'
        | 'withdrawn'
        | 'put-back'
        | 'failed'
        | 'withdrawal-asked'
        | 'withdrawal-scheduled'
        | 'preview-made'
        | 'preview-ended'
      readonly detail: 'name' | 'language' | 'revision' | 'due' | 'zone' | 'ends' | 'shows'
    }
  }
}

export {}
