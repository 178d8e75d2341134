import type { PaperEditions } from '@hongyan/documents'
import editions from './paper-editions.gen.json' with { type: 'json' }
import { isOff } from './parts.ts'

/** The white papers as they were printed: pages, bytes and chapters in each language. */
export const paperEditions: PaperEditions = Object.fromEntries(
  Object.entries(editions).filter(([id]) => !isOff(`/white-paper/${id}`)),
)
