import type { Plugin } from '../../server/http/plugin.ts'
import { feedbackForms } from './forms.ts'
import { feedbackRoutes } from './route.ts'

/** What visitors say of pages. */
export const feedback: Plugin = { routes: feedbackRoutes, forms: feedbackForms }
