import { randomInt } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { storedPastEndMs } from '@hongyan/kernel/expiry'
import { uuidv7 } from '@hongyan/kernel/ids'
import { raiseAlarm } from '@hongyan/kernel/limits/raise-alarm'
import { forgetShared, giveBackShared, takeShared } from '@hongyan/kernel/limits/shared-limits'
import { type SpendableToken, spendTokens } from '@hongyan/kernel/limits/spend-tokens'
import { type LocaleId, localeOf } from '@hongyan/locales'
import { readMobile } from '../typed/read-phone.ts'
import { codeMac, holderMac, mobileMac } from './code-digests.ts'
import {
  addressKey,
  type CodeAlarm,
  type CodeRule,
  codeRules,
  everybody,
  hourMs,
  sessionKey,
} from './code-limits.ts'
import type { CodePurpose } from './code-settings.ts'
import type { SmsGateway } from './sms-gateway.ts'

/** What ended, or is to begin, within this time is dead by any clock that is not wrong by a day. */
const lateMs = 12 * hourMs

export type SendCodeInput = {
  readonly sms: SmsGateway
  readonly mobile: string
  readonly purpose: CodePurpose
  readonly locale: LocaleId
  /** The solved captcha, when there is one; used up with the code. */
  readonly captcha: SpendableToken | null
  /** Told each alarm once a day, over every process. */
  readonly onAlarm: (alarm: CodeAlarm) => void
}

/**
 * Sends a six-digit code that replaces any earlier one for that number and purpose. Returns the seconds it lives
 * and the seconds until another may be asked for. Refusals: `invalid-input` for the number, `captcha-needed` from the second code of a
 * visit on, `too-frequent` with `retryAt`, `token-spent` for a captcha used before, `code-failed` when the
 * gateway did not take it or the budget of the day is spent, `code-unsure` when it may have taken it.
 */
export async function sendCode(
  ctx: Ctx,
  input: SendCodeInput,
): Promise<{ readonly lifeSeconds: number; readonly waitSeconds: number }> {
  const { codes: limits, tailKey } = ctx.settings
  const mobile = readMobile(input.mobile, localeOf(input.locale).region)
  if (mobile === null) {
    const fields = [{ path: 'phoneNum', message: 'contactMobileWrong' }]
    throw new DomainError({ entity: 'code', code: 'invalid-input', detail: 'Not a mobile number', fields })
  }
  if (ctx.actor.kind !== 'visitor' && ctx.actor.kind !== 'customer') {
    throw new DomainError({ entity: 'code', code: 'forbidden', detail: 'Codes are for visitors' })
  }
  const now = ctx.now()
  const who = {
    mobile: mobileMac(tailKey, mobile),
    session: ctx.actor.sessionId ?? 'none',
    address: ctx.actor.address,
  }
  const rules = codeRules(limits, who)
  const holder = holderMac(tailKey, input.purpose, mobile)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const id = uuidv7(now)

  // Counted before the gateway is asked: parallel requests cannot all find room for one more.
  const taken = ctx.db.transaction(async (trx) => {
    const taking = await takeShared(trx, rules, now)
    if (taking.kind === 'refused') return new CodeLimitReached(taking.by, taking.retryAt)
    if (input.captcha) await spendTokens(trx, [input.captcha])
    else if (needsCaptcha(taking.before))
      throw new DomainError({ entity: 'code', code: 'captcha-needed', detail: 'Not the first code' })
    await trx.deleteFrom('sms_codes').where('holder', '=', holder).execute()
    await trx
      .insertInto('sms_codes')
      .values({
        id,
        holder,
        code_mac: codeMac(tailKey, holder, code),
        tries: 0,
        expires_at: now + limits.lifeMs,
        used_at: null,
      })
      .execute()
    return taking.before
  })
  const before = await taken
  if (before instanceof CodeLimitReached) {
    if (before.alarm !== null) await raise(ctx, input, before.alarm)
    throw before
  }

  const minutes = Math.floor(limits.lifeMs / 60_000)
  const { sms, mobile: to, locale } = input
  const outcome = await sms.send({ id, to, locale, text: { kind: 'code', code, minutes } })
  if (outcome.kind === 'refused') {
    await giveBackShared(ctx.db, rules, now, ctx.now())
    await ctx.db.query.deleteFrom('sms_codes').where('id', '=', id).execute()
  }
  if (outcome.kind !== 'sent') {
    const code = outcome.kind === 'refused' ? 'code-failed' : 'code-unsure'
    throw new DomainError({ entity: 'code', code, detail: `The gateway: ${outcome.problem}` })
  }
  await forgetOld(ctx, now)
  const lately = (before.get(everybody) ?? []).filter((at) => at > now - hourMs).length + 1
  if (lately > limits.alarmHour) await raise(ctx, input, 'sms-budget')
  return { lifeSeconds: Math.floor(limits.lifeMs / 1000), waitSeconds: Math.ceil(limits.waitMs / 1000) }

  function needsCaptcha(uses: ReadonlyMap<string, readonly number[]>): boolean {
    const countOf = (key: string) => uses.get(key)?.length ?? 0
    return (
      countOf(sessionKey(who.session)) > 0 || countOf(addressKey(who.address)) >= limits.freePerAddressHour
    )
  }
}

/** One of the limits has been reached; nothing was counted or sent. */
class CodeLimitReached extends DomainError {
  readonly alarm: CodeAlarm | null

  constructor(rule: CodeRule, retryAt: number) {
    // A moment to come back would tell that the budget is what is spent.
    super({
      entity: 'code',
      code: rule.refusal,
      detail: 'Too many codes',
      ...(rule.refusal === 'too-frequent' ? { retryAt } : {}),
    })
    this.alarm = rule.alarm
  }
}

async function raise(ctx: Ctx, { onAlarm }: SendCodeInput, alarm: CodeAlarm): Promise<void> {
  if (await raiseAlarm(ctx, alarm)) onAlarm(alarm)
}

/**
 * What is dead leaves with the next code that is made, anybody's, so that a clock set back finds none alive. What
 * ended about a day ago is left alone: perhaps it is the clock that leapt a day ahead.
 */
async function forgetOld(ctx: Ctx, now: number): Promise<void> {
  const latest = now + ctx.settings.codes.lifeMs + ctx.settings.clockSkewMs
  await ctx.db.query
    .deleteFrom('sms_codes')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', now - storedPastEndMs),
        eb.and([
          eb('used_at', 'is', null),
          eb.or([
            eb.and([eb('expires_at', '<=', now), eb('expires_at', '>', now - lateMs)]),
            eb.and([eb('expires_at', '>', latest), eb('expires_at', '<', latest + lateMs)]),
          ]),
        ]),
      ]),
    )
    .execute()
  await forgetShared(ctx.db, now)
}
