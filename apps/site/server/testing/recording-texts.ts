import type { SmsGateway } from '@hongyan/domain/codes/sms-gateway'

/** A gateway for text messages that keeps what it is given. */
export type RecordingTexts = SmsGateway & {
  /** Digits of the newest code to a number; empty when there is none. */
  codeFor(mobile: string): string
  /** From now on every message is refused by the provider, or none is. */
  fail(refuses: boolean): void
}

export function recordingTexts(): RecordingTexts {
  const codes = new Map<string, string>()
  let refuses = false
  return {
    async send({ to, text }) {
      if (refuses) return { kind: 'refused', problem: 'switched off by a test' }
      if (text.kind === 'code') codes.set(to, text.code)
      return { kind: 'sent' }
    },
    codeFor: (mobile) => codes.get(mobile) ?? '',
    fail(value) {
      refuses = value
    },
  }
}
