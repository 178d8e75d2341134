import type { HomeAreas } from '../address-scheme.ts'

export * from './addresses.browser.ts'

export const postcode = /^\d{6}$/

/** One line, an area in Chinese and a street behind it: one written in Latin letters stands apart. */
export function addressLines(area: string, street: string): readonly string[] {
  const isLatin = /^(\d+[A-Za-z]? ?)?\p{Script=Latin}{2}/u.test(street)
  return [isLatin ? `${area} ${street}` : area + street]
}

export const areas: HomeAreas = { kind: 'divisions' }
