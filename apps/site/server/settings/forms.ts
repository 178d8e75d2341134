import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'

/** How a setting is written, in words: it stands in the refusal of another value and in the list of settings. */
declare module 'zod' {
  interface GlobalMeta {
    readonly form?: string
  }
}

const must = (form: string): string => `must be ${form}`

/** A text of at most so many characters, which matches `pattern` where there is one; `form` says how it is written. */
export function text(form: string, { most = 2000, pattern = /^/ } = {}) {
  return z.string().max(most, must(form)).regex(pattern, must(form)).meta({ form })
}

/** `1` for yes, `0` for no. */
export const flag = z
  .enum(['0', '1'], must('0 or 1'))
  .transform((value) => value === '1')
  .meta({ form: '0 or 1' })
  .default(false)

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER) {
  const form =
    most === Number.MAX_SAFE_INTEGER
      ? `a whole number from ${least}`
      : `a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,15}$/, must(form))
    .transform(Number)
    .refine((value) => value >= least && value <= most, must(form))
    .meta({ form })
}

/** One of a few words. */
export function choice<const Word extends string>(words: readonly Word[]) {
  const form = `one of ${words.join(', ')}`
  return z.enum(words, must(form)).meta({ form })
}

const webForm = 'an address that begins with https:// or http://'

/** The address of something on the web. */
export const webAddress = z.url({ protocol: /^https?$/, error: must(webForm) }).meta({ form: webForm })

const mailForm = 'an address that begins with smtps:// or smtp://'

/** The address of a mail server. */
export const mailServer = z.url({ protocol: /^smtps?$/, error: must(mailForm) }).meta({ form: mailForm })

/** Several values in one setting, separated by commas. */
export function list(form: string) {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .meta({ form })
}

const originForm = 'https://host or http://host, without a path'

/** An origin as browsers write it: `https://www.example.com`, whatever follows its host in the setting but a path. */
export const origin = z
  .string()
  .refine((value) => originOf(value) !== null, must(originForm))
  .transform((value) => originOf(value) ?? '')
  .meta({ form: originForm })

function originOf(value: string): string | null {
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null
}

const originsForm = 'https://host or http://host of each, without a path, separated by commas'

/** Several origins. */
export const origins = list(originsForm)
  .refine((values) => values.every((value) => originOf(value) !== null), must(originsForm))
  .transform((values) => values.map((value) => originOf(value) ?? ''))
  .meta({ form: originsForm })
  .default([])

const rolesForm = 'site, worker, desk or several of them, separated by commas'

/** What a process does. */
export const roles = list(rolesForm)
  .pipe(z.array(z.enum(['site', 'worker', 'desk'], must(rolesForm))).min(1, must(rolesForm)))
  .meta({ form: rolesForm })
  .default(['site', 'worker'])

const proxiesForm = 'IP addresses or networks (10.0.0.0/8, loopback), separated by commas'

/** Proxies whose word about the client's address is believed. */
export const proxies = list(proxiesForm)
  .refine((names) => names.length === 0 || canCompile(names), must(proxiesForm))
  .meta({ form: proxiesForm })
  .default([])

function canCompile(names: readonly string[]): boolean {
  try {
    proxyAddr.compile([...names])
    return true
  } catch {
    return false
  }
}

const keysForm = 'id:secret of each, separated by commas; a secret has 32 characters or more'

/** Keys by id. */
export const sharedKeys = list(keysForm)
  .transform((rows, context): Readonly<Record<string, string>> => {
    const keys: Record<string, string> = {}
    for (const row of rows) {
      const at = row.indexOf(':')
      const secret = row.slice(at + 1)
      if (at < 1 || secret.length < 32) {
        const message = 'each key is id:secret with a secret of 32 characters or more'
        context.addIssue({ code: 'custom', message })
        continue
      }
      keys[row.slice(0, at)] = secret
    }
    return keys
  })
  .meta({ form: keysForm })
  .default({})

/** A secret that both sides know. */
export const sharedSecret = z
  .string()
  .min(32, must('32 characters or more'))
  .meta({ form: '32 characters or more' })

/** A key of 32 bytes. */
export const key = text('64 hexadecimal digits, lower case', { pattern: /^[0-9a-f]{64}$/ })
