import type { CodePurpose } from '@hongyan/domain/codes/code-settings'
import { type SendCodeInput, sendCode } from '@hongyan/domain/codes/send-code'
import type { SmsGateway } from '@hongyan/domain/codes/sms-gateway'
import { withContent } from '../../calls/content-envelope.ts'
import { captchaFailed } from '../../calls/refusals.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { type Answer, refuse } from '../http/answer.ts'
import type { At } from '../requests/route.ts'
import type { SessionStore } from '../security/sessions/session-store.ts'

/** What sends codes by text message. */
export type CodeServices = {
  readonly sessions: SessionStore
  readonly captcha: Captcha
  readonly sms: SmsGateway
  /** Tells whoever watches the process that something needs a person today. */
  readonly raiseAlarm: (name: string) => void
}

/** What the sending of a code needs of a request; null where a captcha came that is not solved. `posted`: by a form. */
export async function codeParts(
  { services, locale }: At<CodeServices>,
  sessionId: string,
  solution: string | undefined,
  submitted = false,
): Promise<Omit<SendCodeInput, 'mobile' | 'purpose'> | null> {
  const bearer = { sessionId, purpose: submitted ? 'form-code' : 'code' } as const
  const captcha = solution === undefined ? null : await services.captcha.check(bearer, solution)
  if (solution !== undefined && captcha === null) return null
  return { sms: services.sms, locale, captcha, onAlarm: (alarm) => services.raiseAlarm(alarm) }
}

/** Sends a code for one purpose, starting a session where there is none. The answer of every call that does so. */
export async function sendTextCode(
  at: At<CodeServices>,
  item: {
    readonly phoneNum: string
    readonly captcha?: string | undefined
    /** A form asks, without a script: a question in words will do. */
    readonly submitted?: true
  },
  purpose: CodePurpose,
): Promise<Answer> {
  const { services, address } = at
  const current = at.session ? { session: at.session, setCookie: undefined } : services.sessions.start()
  const sessionId = current.session.id
  const parts = await codeParts(at, sessionId, item.captcha, item.submitted)
  if (parts === null) return refuse(captchaFailed)
  const { lifeSeconds, waitSeconds } = await sendCode(
    { ...at.ctx, actor: { kind: 'visitor', sessionId, address } },
    { ...parts, mobile: item.phoneNum.trim(), purpose },
  )
  return {
    kind: 'reply',
    status: 200,
    body: withContent({ validTime: lifeSeconds, waitTime: waitSeconds }),
    ...(current.setCookie === undefined ? {} : { setCookie: current.setCookie }),
  }
}
