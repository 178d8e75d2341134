/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    /**
     * `changed`: somebody else saved it; `settled`: it is in a state in which this cannot be done; `own-work`: whoever
     * wrote it does not approve it; `day-over`: its day has begun; `day-taken`: another one changes the same on that day.
     */
    readonly rates: 'changed' | 'settled' | 'own-work' | 'day-over' | 'day-taken'
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly rates: {
      readonly action: 'begun' | 'loaded' | 'saved' | 'asked' | 'approved' | 'refused' | 'taken-back'
      readonly detail: 'revision' | 'validFrom'
    }
  }
}

export {}
