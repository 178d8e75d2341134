const identifiers = /(?<![0-9a-f])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f])/gi

/** Mainland mobile numbers in a text. Identifiers are left out: their random digits are at times a number's length. */
export function mobileNumbersIn(text: string): string[] {
  return text.replace(identifiers, '').match(/(?<!\d)(?:86)?1[3-9]\d{9}(?!\d)/g) ?? []
}
