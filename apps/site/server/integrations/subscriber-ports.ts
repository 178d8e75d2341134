import type { SmsGateway } from '@hongyan/domain/codes/sms-gateway'
import type { OutboxPort, OutboxPorts, SendOutcome } from '@hongyan/domain/outbox/outbox-port'
import type { SubscriptionMessage } from '@hongyan/domain/subscriptions/subscription-message'
import type { Ctx } from '@hongyan/kernel/context'
import { takeSharedLimit } from '@hongyan/kernel/limits/take-shared-limit'
import { paths } from '../../paths.ts'
import type { MailServer } from './mail-server.ts'
import { subscriberWords } from './subscriber-words.ts'

const dayMs = 86_400_000

/** Those who follow shipments, by the channels this site has. `origin` is the site's, for links. */
export function subscriberPorts(
  ctx: Ctx,
  parts: { readonly mail: MailServer | null; readonly sms: SmsGateway; readonly origin: string },
): OutboxPorts {
  const { mail, sms, origin } = parts
  return {
    ...(mail === null ? {} : { 'subscriber-mail': mailPort(mail, origin) }),
    'subscriber-sms': smsPort(ctx, sms, origin),
  }
}

function mailPort(mail: MailServer, origin: string): OutboxPort {
  return {
    send(message: SubscriptionMessage): Promise<SendOutcome> {
      const { subject, text, stop } = subscriberWords(message, origin)
      const oneClick = new URL(paths.oneClickStop(stop), origin).href
      return mail.send({
        id: message.id,
        to: message.to.address,
        subject,
        text,
        headers: {
          'List-Unsubscribe': `<${oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      })
    },
  }
}

function smsPort(ctx: Ctx, sms: SmsGateway, origin: string): OutboxPort {
  const { textsPerDay } = ctx.settings.subscriptions
  return {
    async send(message: SubscriptionMessage): Promise<SendOutcome> {
      if (message.kind !== 'changes') return { kind: 'delivered' }
      const [first] = message.shipments
      if (first === undefined) return { kind: 'delivered' }
      const rule = { key: 'texts about shipments', windows: [{ ms: dayMs, most: textsPerDay }] }
      const refused = await takeSharedLimit(ctx, rule)
      if (refused !== null) {
        return { kind: 'later', problem: 'budget of the day', afterMs: refused.retryAt - ctx.now() }
      }
      const { address: to, locale } = message.to
      const stop = new URL(paths.stopSubscription(locale, message.stopAll), origin).href
      const { waybillNo: number, status } = first
      const others = message.shipments.length - 1
      const outcome = await sms.send({
        id: message.id,
        to,
        locale,
        text: { kind: 'status', number, status, others, stop },
      })
      // A message that may have arrived is not sent again: a second one would puzzle more than none.
      return outcome.kind === 'refused' ? outcome : { kind: 'delivered' }
    },
  }
}
