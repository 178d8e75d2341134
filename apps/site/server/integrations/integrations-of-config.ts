import type { SmsGateway } from '@hongyan/domain/codes/sms-gateway'
import type { PostWebhook } from '@hongyan/domain/merchants/merchant-port'
import type { OrderIntake } from '@hongyan/domain/orders/order-intake'
import type { OutboxPorts } from '@hongyan/domain/outbox/outbox-port'
import type { SubscriptionChannel } from '@hongyan/domain/subscriptions/subscription-rules'
import { paths } from '../../paths.ts'
import { type Config, staffSignIn } from '../config.ts'
import { aliyunSms } from './aliyun-sms.ts'
import { consoleMail } from './console-mail.ts'
import { consoleSms, noSms } from './console-sms.ts'
import { httpIntake } from './http-intake.ts'
import { httpReceiver } from './http-receiver.ts'
import { httpSms } from './http-sms.ts'
import { mailReceiver } from './mail-receiver.ts'
import { type MailServer, smtpServer } from './mail-server.ts'
import { createIdentityProvider, type IdentityProvider } from './openid-provider.ts'
import type { IntegrationParts } from './post-signed.ts'
import { webhookPoster } from './post-webhook.ts'
import type { TargetRule } from './public-target.ts'
import { receiptSms } from './receipt-sms.ts'
import { sampleDepot } from './sample-depot.ts'

/** The gateway for text messages that the settings name. */
export function smsFrom(config: Config, parts: IntegrationParts): SmsGateway {
  const { SMS_URL: url, SMS_KEY: keyId, SMS_SECRET: secret } = config
  // On a machine of one's own codes are read on the console; a public site never prints them unasked.
  const gateway = gatewayOf(config)
  if (gateway === 'console') return consoleSms((line) => console.log(line))
  if (gateway === 'http' && url && keyId && secret) return httpSms({ url, keyId, secret }, parts)
  if (gateway === 'aliyun' && keyId && secret) {
    return aliyunSms(
      {
        url: url ?? 'https://dysmsapi.aliyuncs.com/',
        accessKeyId: keyId,
        accessKeySecret: secret,
        signName: config.SMS_SIGN_NAME ?? '',
        templates: {
          code: config.SMS_TEMPLATE_CODE ?? '',
          receipt: config.SMS_TEMPLATE_RECEIPT ?? '',
          order: config.SMS_TEMPLATE_ORDER ?? '',
          status: config.SMS_TEMPLATE_STATUS ?? '',
        },
      },
      parts,
    )
  }
  return noSms
}

function gatewayOf(config: Config): NonNullable<Config['SMS_GATEWAY']> {
  return config.SMS_GATEWAY ?? (isPublic(config) ? 'off' : 'console')
}

/** The mail server that the settings name; on a machine of one's own the console, else none. */
export function mailServerFrom({ MAIL_URL: url, MAIL_FROM: from, ...config }: Config): MailServer | null {
  if (url && from) return smtpServer({ url, from })
  return isPublic(config) ? null : consoleMail((line) => console.log(line))
}

/** The ways in which this site can tell somebody of a change. */
export function channelsFrom(config: Config): readonly SubscriptionChannel[] {
  const { MAIL_URL: url, MAIL_FROM: from } = config
  const mail = (url && from) || !isPublic(config) ? (['mail'] as const) : []
  const named = config.SMS_GATEWAY !== 'aliyun' || config.SMS_TEMPLATE_STATUS !== undefined
  const sms = gatewayOf(config) !== 'off' && named ? (['sms'] as const) : []
  return [...mail, ...sms, 'feed']
}

function isPublic(config: Pick<Config, 'PUBLIC_ORIGIN'>): boolean {
  return config.PUBLIC_ORIGIN?.startsWith('https:') ?? false
}

/** Who takes the company's orders on: its own system, on a machine of one's own the sample depot, else nobody yet. */
export function intakeFrom(config: Config, parts: IntegrationParts): OrderIntake | null {
  const { INTAKE_URL: url, INTAKE_SECRET: secret } = config
  if (url && secret) return httpIntake({ url, keyId: 'site', secret }, parts)
  return isPublic(config) ? null : sampleDepot
}

/** The receivers that the settings name; messages to others wait until there is one. `origin` is the site's. */
export function receiversFrom(
  config: Config,
  { sms, origin }: { readonly sms: SmsGateway; readonly origin: string },
  parts: IntegrationParts,
): OutboxPorts {
  const desk = config.DESK_DELIVERY_URL
  const webhook = config.WEBHOOK_URL
  const { MAIL_URL: mail, MAIL_FROM: from, MAIL_TO: to, MAIL_LANGUAGE: locale } = config
  return {
    ...(desk && config.DESK_DELIVERY_SECRET
      ? { desk: httpReceiver({ url: desk, keyId: 'site', secret: config.DESK_DELIVERY_SECRET }, parts) }
      : {}),
    ...(webhook && config.WEBHOOK_SECRET
      ? { webhook: httpReceiver({ url: webhook, keyId: 'site', secret: config.WEBHOOK_SECRET }, parts) }
      : {}),
    ...(mail && from && to ? { mail: mailReceiver({ url: mail, from, to, locale }) } : {}),
    receipt: receiptSms(sms, origin),
  }
}

/** The identity provider that the settings name; null where nobody can sign in. `origin` is the site's. */
export function providerFrom(config: Config, origin: string): IdentityProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, LIMITS } = config
  if (!issuer || !clientId || !clientSecret) return null
  return createIdentityProvider({
    issuer,
    clientId,
    clientSecret,
    scope: config.OIDC_SCOPE,
    returnUrl: new URL(paths.signInReturn(), origin).href,
    skewMs: LIMITS['clock.skew'] * 1000,
    patienceMs: LIMITS['sign-in.wait'],
  })
}

/** Where staff prove who they are, for a desk that they know by `origin`; null where the settings name nobody. */
export function staffProviderFrom(config: Config, origin: string): IdentityProvider | null {
  const {
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: clientId,
    STAFF_OIDC_CLIENT_SECRET: clientSecret,
    LIMITS,
  } = config
  if (!staffSignIn(config).provider || !issuer || !clientId || !clientSecret) return null
  return createIdentityProvider({
    issuer,
    clientId,
    clientSecret,
    scope: 'openid profile email',
    returnUrl: new URL('/sign-in/return', origin).href,
    skewMs: LIMITS['clock.skew'] * 1000,
    patienceMs: LIMITS['sign-in.wait'],
  })
}

/** Where webhooks of merchants may lead. */
export function targetRuleFrom({ WEBHOOK_LOOPBACK: loopback }: Config): TargetRule {
  return { loopback, patienceMs: 2000 }
}

/** How merchants are told at their own addresses. */
export function webhooksFrom(config: Config): PostWebhook {
  const { LIMITS } = config
  return webhookPoster(targetRuleFrom(config), {
    wholeMs: LIMITS['webhook.seconds'] * 1000,
    maxBytes: LIMITS['webhook.answer'],
  })
}
