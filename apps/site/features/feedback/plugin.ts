import type { Plugin } from '../../server/requests/plugin.ts'
import { feedbackForms } from './forms.ts'
import { type FaultServices, feedbackRoutes } from './route.ts'

/** What visitors say of pages, and what broke for them. */
export const feedback: Plugin<FaultServices> = { routes: feedbackRoutes, forms: feedbackForms }
