import type { EnquiryStatus } from './enquiry-status.ts'

/** What is declared to the kernel: the refusals that no other entity gives, and what the audit tells of. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly enquiry: never
  }
}

declare module '@hongyan/kernel/audit/write-audit' {
  interface AuditedEntities {
    readonly enquiry: {
      readonly action:
        | 'received'
        | 'seen'
        | 'noted'
        | 'assigned'
        | 'corrected'
        | 'withdrawn'
        | 'exported'
        | 'marked-spam'
        | 'marked-no-spam'
        | 'joined'
        | 'separated'
        | `status:${EnquiryStatus['kind']}`
      readonly detail: 'number' | 'to' | 'rows' | 'inFull'
    }
  }
}
