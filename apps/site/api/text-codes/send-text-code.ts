import { type CodePurpose, sendCode } from '@hongyan/domain'
import { type Answer, refuse } from '../answer.ts'
import { withContent } from '../cooperation/enquiry-fields.ts'
import { orFormRefusal } from '../cooperation/form-refusal.ts'
import type { At } from '../route.ts'

/** Sends a code for one purpose, starting a session where there is none. The answer of every call that does so. */
export async function sendTextCode(
  at: At,
  item: { readonly phoneNum: string; readonly captcha?: string | undefined },
  purpose: CodePurpose,
): Promise<Answer> {
  const { services, locale, address } = at
  const current = at.session ? { session: at.session, setCookie: undefined } : services.sessions.start()
  const sessionId = current.session.id
  const captcha =
    item.captcha === undefined
      ? null
      : await services.captcha.check({ sessionId, purpose: 'code' }, item.captcha)
  if (item.captcha !== undefined && captcha === null) return refuse('captcha-failed')
  return orFormRefusal(locale, async () => {
    const { lifeSeconds, waitSeconds } = await sendCode(
      { ...at.ctx, actor: { kind: 'visitor', sessionId, address } },
      {
        sms: services.sms,
        mobile: item.phoneNum.trim(),
        purpose,
        locale,
        captcha,
        onAlarm: (alarm) => services.raiseAlarm(alarm),
      },
    )
    return {
      kind: 'reply',
      status: 200,
      body: withContent({ validTime: lifeSeconds, waitTime: waitSeconds }),
      ...(current.setCookie === undefined ? {} : { setCookie: current.setCookie }),
    }
  })
}
