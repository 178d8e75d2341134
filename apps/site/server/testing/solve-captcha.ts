import type { CaptchaChallenge } from '../captcha/captcha.ts'
import { deriveKey } from '../captcha/proof-of-work.ts'

/** Does what the widget does: tries counters until one fits, and packs the answer. */
export async function solveCaptcha(challenge: CaptchaChallenge): Promise<string> {
  for (let counter = 0; ; counter += 1) {
    const derivedKey = await deriveKey(challenge.parameters, counter)
    if (derivedKey.startsWith(challenge.parameters.keyPrefix)) {
      const payload = { challenge, solution: { counter, derivedKey, time: 1 } }
      return Buffer.from(JSON.stringify(payload)).toString('base64')
    }
  }
}
