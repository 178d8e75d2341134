import type { Plugin } from '../../server/requests/plugin.ts'
import { type CaptchaServices, captchaActions } from './actions.ts'

/** The captcha of forms, and the question where no script runs. */
export const captcha: Plugin<CaptchaServices> = { routes: captchaActions }
