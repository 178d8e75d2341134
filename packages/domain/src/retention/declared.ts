import type { ErasedThing } from './find-held.ts'

/** What is declared to the kernel: what the audit tells of somebody whose data were erased. */
declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    /** Known by a keyed digest alone. */
    readonly person: {
      readonly action: 'erased'
      /** Who asked the command for it, and how much of each thing went. */
      readonly detail: 'by' | ErasedThing
    }
  }
}
