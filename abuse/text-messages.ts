import { text } from 'node:stream/consumers'
import { type ExternalService, startExternalService } from './external-service.ts'

/** A provider of text messages that sends nothing and remembers the newest code of every number. */
export type TextMessages = ExternalService & {
  /** Settings of a site that sends through it. */
  readonly settings: Readonly<Record<string, string>>
  readonly codeFor: (mobile: string) => string
  /** From now on it takes requests and answers none, or answers again. */
  readonly hang: (silent: boolean) => void
}

/** Starts the provider. */
export async function startTextMessages(): Promise<TextMessages> {
  const codes = new Map<string, string>()
  let silent = false
  const service = await startExternalService(async (request, response) => {
    const message = JSON.parse(await text(request)) as { readonly to: string; readonly text: string }
    if (silent) return
    codes.set(message.to, /\b\d{6}\b/.exec(message.text)?.[0] ?? '')
    response.writeHead(202).end()
  })
  return {
    ...service,
    settings: {
      SMS_GATEWAY: 'http',
      SMS_URL: service.url,
      SMS_KEY: 'abuse-tests',
      SMS_SECRET: 'a secret that only the abuse tests know',
    },
    codeFor: (mobile) => codes.get(mobile) ?? '',
    hang: (now) => {
      silent = now
    },
  }
}
