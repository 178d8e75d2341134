import type { PaperEditions } from '@hongyan/documents'
import editions from './paper-editions.gen.json' with { type: 'json' }

/** The white papers as they were printed: pages, bytes and chapters in each language. */
export const paperEditions: PaperEditions = editions
