import { createHmac } from 'node:crypto'
import { trackingMessages } from '@hongyan/content/messages'
import type { SmsGateway, SmsOutcome, TextMessage } from '@hongyan/domain/codes/sms-gateway'
import type { LocaleId } from '@hongyan/locales'
import { z } from 'zod'
import { type IntegrationParts, longestVerdict } from './post-signed.ts'
import { readBounded } from './read-bounded.ts'

type AliyunSettings = {
  readonly url: string
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** The signature registered with the provider, shown in brackets before the text. */
  readonly signName: string
  /** Codes of the registered templates. */
  readonly templates: Readonly<Record<TextMessage['kind'], string>>
}

const answerSchema = z.object({ Code: z.string().max(100) })

/** The provider's RPC interface (SendSms, version 2017-05-25), signed by its first signature method. */
export function aliyunSms(settings: AliyunSettings, parts: IntegrationParts): SmsGateway {
  return {
    async send({ id, to, locale, text }): Promise<SmsOutcome> {
      const parameters = signedParameters(settings.accessKeySecret, {
        ...fixed,
        AccessKeyId: settings.accessKeyId,
        SignatureNonce: id,
        Timestamp: new Date(parts.now()).toISOString().replace(/\.\d{3}Z$/, 'Z'),
        PhoneNumbers: to.replace('+', ''),
        SignName: settings.signName,
        TemplateCode: settings.templates[text.kind],
        TemplateParam: JSON.stringify(templateParameters(locale, text)),
        OutId: id,
      })
      try {
        const response = await parts.fetcher(settings.url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(parts.patienceMs),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: formOf(parameters),
        })
        const answer = answerSchema.safeParse(JSON.parse(await readBounded(response, longestVerdict)))
        if (!answer.success) return { kind: 'unknown', problem: `HTTP ${response.status}` }
        const { Code: code } = answer.data
        if (code === 'OK') return { kind: 'sent' }
        // Faults of the provider itself begin so; everything else is a refusal before anything was sent.
        return {
          kind: code.startsWith('isp.') ? 'unknown' : 'refused',
          problem: code.replace(/[^\w.-]/g, ''),
        }
      } catch (error) {
        return { kind: 'unknown', problem: error instanceof Error ? error.name : 'unknown fault' }
      }
    },
  }
}

const fixed = {
  Action: 'SendSms',
  Version: '2017-05-25',
  RegionId: 'cn-hangzhou',
  Format: 'JSON',
  SignatureMethod: 'HMAC-SHA1',
  SignatureVersion: '1.0',
}

function templateParameters(locale: LocaleId, text: TextMessage): Record<string, string> {
  if (text.kind === 'code') return { code: text.code }
  if (text.kind === 'receipt') return { number: text.number }
  if (text.kind === 'order') return { number: text.number, link: text.link }
  return { number: text.number, status: trackingMessages(locale).statuses[text.status].name, stop: text.stop }
}

/** Adds `Signature`: HMAC-SHA1 over method, path and the sorted, encoded parameters, under secret and `&`. */
export function signedParameters(
  secret: string,
  parameters: Readonly<Record<string, string>>,
  method: 'GET' | 'POST' = 'POST',
): Record<string, string> {
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))
  const query = sorted.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  const text = `${method}&${encode('/')}&${encode(query)}`
  const Signature = createHmac('sha1', `${secret}&`).update(text).digest('base64')
  return { ...parameters, Signature }
}

function formOf(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
}

/** Percent-encoding by RFC 3986: what JavaScript leaves alone is encoded too. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
