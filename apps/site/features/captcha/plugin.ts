import type { Plugin } from '../../server/requests/plugin.ts'
import { type CaptchaServices, captchaRoutes } from './route.ts'

/** The captcha of forms, and the question where no script runs. */
export const captcha: Plugin<CaptchaServices> = { routes: captchaRoutes }
