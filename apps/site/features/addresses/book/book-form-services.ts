import type { RequestServices } from '../../../server/requests/services.ts'
import type { TableServices } from '../../../server/tables/read-table.ts'

/** What the forms of the book take from the process. */
export type BookFormServices = Pick<RequestServices, 'words' | 'sentencesOf'> & TableServices
