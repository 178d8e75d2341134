export type FoundPhone = {
  /**
   * As it is dialled: 13800138000, 027-87654321, 027-87654321-801, +85223456789; one that is hidden or short stays as it
   * is.
   */
  readonly phone: string
  readonly start: number
  readonly end: number
  /** Why nobody can be called by it: digits are covered up, or one is missing. */
  readonly problem: 'hidden' | 'short' | null
}

type Shape = {
  readonly pattern: RegExp
  readonly write: (groups: readonly string[]) => string
  readonly problem?: FoundPhone['problem']
}

const extension = '(?:\\s?(?:-|转|#|ext\\.?)\\s?(\\d{1,6})(?!\\d))?'
const withExtension = (phone: string, inner: string | undefined): string =>
  inner ? `${phone}-${inner}` : phone

/** Mobile numbers first: where a text has both, the courier calls the mobile. */
const shapes: readonly Shape[] = [
  {
    pattern: new RegExp(
      `(?<![\\d+])(?:(?:\\+|00)?86[-\\s]?)?(1[3-9]\\d)[-\\s]?(\\d{4})[-\\s]?(\\d{4})(?!\\d)${extension}`,
      'i',
    ),
    write: ([a = '', b = '', c = '', inner]) => withExtension(a + b + c, inner),
  },
  {
    pattern: new RegExp(
      `(?<!\\d)(?:(?:\\+|00)86[-\\s]?)?\\(?(010|02\\d|0[3-9]\\d{2})\\)?[-\\s]?(\\d{3,4})[-\\s]?(\\d{4})(?!\\d)${extension}`,
      'i',
    ),
    write: ([area = '', a = '', b = '', inner]) => withExtension(`${area}-${a}${b}`, inner),
  },
  {
    // From abroad an area code has no nought.
    pattern: new RegExp(
      `(?<!\\d)(?:\\+|00)86[-\\s]?\\(?(10|2\\d|[3-9]\\d{2})\\)?[-\\s]?(\\d{3,4})[-\\s]?(\\d{4})(?!\\d)${extension}`,
      'i',
    ),
    write: ([area = '', a = '', b = '', inner]) => withExtension(`0${area}-${a}${b}`, inner),
  },
  {
    pattern: /(?<!\d)([48]00)[-\s]?(\d{3})[-\s]?(\d{4})(?!\d)/,
    write: ([a = '', b = '', c = '']) => `${a}-${b}-${c}`,
  },
  {
    pattern: /(?<!\d)(?:\+|00)?(852|853)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/,
    write: ([a = '', b = '', c = '']) => `+${a}${b}${c}`,
  },
  {
    pattern: /(?<!\d)(?:\+|00)886[-\s]?0?(\d{1,3})[-\s]?(\d{3,4})[-\s]?(\d{3,4})(?!\d)/,
    write: ([a = '', b = '', c = '']) => `+886${a}${b}${c}`,
  },
  {
    pattern: /(?<!\d)(1[3-9]\d)[*x]{4}(\d{4})(?!\d)/i,
    write: ([a = '', b = '']) => `${a}****${b}`,
    problem: 'hidden',
  },
  {
    // A digit was lost in copying. What counts houses or rooms is none.
    pattern:
      /(?<![\dA-Z.-])(?:(?:\+|00)?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{3})(?![\dA-Z.-]|\s?[号號室弄栋棟楼樓])/i,
    write: ([a = '', b = '', c = '']) => a + b + c,
    problem: 'short',
  },
]

/** Finds the number to call in a folded text; null where there is none. */
export function findPhone(folded: string): FoundPhone | null {
  for (const { pattern, write, problem = null } of shapes) {
    const found = pattern.exec(folded)
    if (!found) continue
    const { index, 0: text } = found
    return { phone: write(found.slice(1)), start: index, end: index + text.length, problem }
  }
  return null
}
