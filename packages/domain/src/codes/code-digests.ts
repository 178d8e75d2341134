import { createHmac } from 'node:crypto'
import type { CodePurpose } from './code-settings.ts'

/** Keyed digest of a mobile number: tells two numbers apart, cannot be read back without the key. */
export function mobileMac(key: Uint8Array, number: string): string {
  return digest(key, 'mobile', number)
}

/** Keyed digest of a phone number or mail address, under which is noted that a person was erased. */
export function personMac(key: Uint8Array, person: string): string {
  return digest(key, 'erased-person', person)
}

/** Who a code is for: purpose and number together. */
export function holderMac(key: Uint8Array, purpose: CodePurpose, number: string): string {
  return digest(key, 'code-holder', purpose, number)
}

/** Keyed digest of a code, bound to its holder: the same digits for another number look different. */
export function codeMac(key: Uint8Array, holder: string, code: string): string {
  return digest(key, 'code', holder, code)
}

function digest(key: Uint8Array, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url')
}
