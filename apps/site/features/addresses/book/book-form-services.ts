import type { RequestServices } from '../../../server/http/services.ts'

/** What the forms of the book take from the process. */
export type BookFormServices = Pick<RequestServices, 'words'>
