import type { OperatorLanguage } from '../operator-language.ts'

/** Why a site did not take a delivery: a key or a certificate is not known, it stays busy, it is away, or else. */
type FailureReason =
  | { readonly kind: 'key' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'untrusted' }
  | { readonly kind: 'answer'; readonly status: number }

/** A delivery that ended the load. What was taken before it stays taken. */
export class DeliveryFailure extends Error {
  readonly reason: FailureReason
  readonly url: string

  constructor(url: string, reason: FailureReason) {
    super(`${url}: ${reason.kind}`)
    this.reason = reason
    this.url = url
  }
}

/** One line for whoever runs the command. */
export function failureLine({ url, reason }: DeliveryFailure, language: OperatorLanguage): string {
  return lines[language](url, reason)
}

const lines: Readonly<Record<OperatorLanguage, (url: string, reason: FailureReason) => string>> = {
  en(url, reason) {
    switch (reason.kind) {
      case 'key':
        return `${url} does not accept this key: check --key, --secret (SENDER_KEYS of the site) and the clock of this machine.`
      case 'busy':
        return `${url} is busy: please run it again later, what was stored is known.`
      case 'unreachable':
        return `${url} cannot be reached: check --url, and whether the site runs.`
      case 'untrusted':
        return `The certificate of ${url} is not trusted here: name the file of its authority by NODE_EXTRA_CA_CERTS.`
      case 'answer':
        return `${url} answered ${reason.status}: check --url, or look into the log of the site.`
    }
  },
  zh(url, reason) {
    switch (reason.kind) {
      case 'key':
        return `${url} 不接受这把密钥：请核对 --key、--secret（网站的设置 SENDER_KEYS）和本机时钟。`
      case 'busy':
        return `${url} 正忙：请稍后再运行一次，已经存好的不会重复。`
      case 'unreachable':
        return `连不上 ${url}：请核对 --url，并确认网站在运行。`
      case 'untrusted':
        return `本机不信任 ${url} 的证书：请用 NODE_EXTRA_CA_CERTS 指定签发机构的证书文件。`
      case 'answer':
        return `${url} 答复了 ${reason.status}：请核对 --url，或查看网站的日志。`
    }
  },
}
