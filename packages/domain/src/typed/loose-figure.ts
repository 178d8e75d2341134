const before =
  /^(?:大约|约|約|大概|大致|差不多|估计|估計|about|around|approximately|approx\.?|circa|ca\.?|roughly|[~≈∼〜])\s*/
const behind = /\s*(?:左右|上下|approx\.?|approximately|or so)(?=[\p{L}\s]*$)/u

/** A figure in plain signs without the words that say it is not quite that: 约3, about 3 kg, 3左右. */
export function withoutAbout(text: string): string {
  return text.replace(before, '').replace(behind, '').trim()
}

/** Both ends of 2-3, 2~3 kg, 2至3公斤, 2 to 3: which of them is meant has to be asked. Null for what is no such pair. */
export function endsOfRange(text: string): readonly [string, string] | null {
  const [, from, to] = /^(\d[^-~〜∼至到]*?)\s*(?:-|~|〜|∼|至|到|\bto\b)\s*(\d[^-~〜∼至到]*)$/.exec(text) ?? []
  return from === undefined || to === undefined ? null : [from, to]
}

export type Fraction = {
  /** Its decimals written out; null where they never end. */
  readonly figure: { readonly digits: string; readonly decimals: number } | null
  /** One of two, as likely as a half: nothing says that it is divided. */
  readonly isBare: boolean
  readonly bottom: string
  /** What stands behind it. */
  readonly rest: string
}

/** ½, 1½, 1/2 and 1 1/2, with a unit behind or without; null for what is none. */
export function fractionOf(text: string): Fraction | null {
  const [, whole, top = '', sign, bottom = '', rest = ''] =
    /^(?:(\d{1,6})(?: |又))?(\d{1,2})([/\u2044])(\d{1,2})\s*(\p{L}*)$/u.exec(text) ?? []
  const [over, by] = [Number(top), Number(bottom)]
  if (sign === undefined || over === 0 || over >= by) return null
  const decimals = [1, 2, 3].find((places) => (over * 10 ** places) % by === 0)
  const digits = decimals && String((Number(whole ?? 0) * by + over) * (10 ** decimals / by))
  return {
    figure: digits && decimals ? { digits: digits.padStart(decimals + 1, '0'), decimals } : null,
    isBare: whole === undefined && sign === '/' && rest === '',
    bottom,
    rest,
  }
}
