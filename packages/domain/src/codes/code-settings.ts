/** What a code by text message was asked for: one for an enquiry opens nothing else. */
export type CodePurpose =
  | 'enquiry'
  | 'correction'
  | 'white-paper'
  | 'order'
  | 'subscription'
  | `shipment ${string}`

/** Limits of codes by text message; counts hold in rolling windows, over every process. */
export type CodeSettings = {
  /** Life of a code in milliseconds. */
  readonly lifeMs: number
  /** Wrong tries before a code is worthless. */
  readonly tries: number
  /** Wait between two codes to one number, in milliseconds; also what a form counts down. */
  readonly waitMs: number
  readonly perNumberHour: number
  readonly perNumberDay: number
  readonly perSessionHour: number
  readonly perAddressHour: number
  /** For all addresses of one IPv4 /24 together. */
  readonly perNetworkHour: number
  /** For everybody together in 24 hours: what text messages may cost us. */
  readonly everybodyDay: number
  /** For everybody together in one hour; beyond it an alarm is raised, nothing is refused. */
  readonly alarmHour: number
  /** Codes an address may ask for in an hour before the captcha is needed. */
  readonly freePerAddressHour: number
  /** Wrong codes for one number in 24 hours. */
  readonly wrongPerNumberDay: number
  /** Wrong codes from one address in one hour. */
  readonly wrongPerAddressHour: number
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly codes: CodeSettings
  }
}
