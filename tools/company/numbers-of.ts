import type { GivenFormat, Numbers, TrackedFormat } from '@hongyan/domain/numbers/number-format'
import { type CheckName, checkDigits } from './check-names.ts'

/** A format as the file says it. */
export type FileFormat = Omit<GivenFormat, 'check'> & { readonly check: CheckName }

/** What is read and looked for, of formats and their names of checks; `Check` is the check itself, or what stands for it. */
export function numbersOf<Check>(
  formats: readonly FileFormat[],
  airlines: boolean,
  checkOf: (name: CheckName) => Check,
) {
  const tracked = formats
    .flatMap((format) => {
      const { prefix, digits, suffix, kind, check } = format
      if (kind === 'claim') return []
      const open = suffix === '' ? '\\d*' : `\\d{${digits}}`
      return {
        prefix,
        digits,
        suffix,
        kind,
        check: checkOf(check),
        whole: new RegExp(`^${patternOf(format)}$`),
        begun: new RegExp(`^${lettersOf(prefix)}${open}${suffix}$`),
      }
    })
    .sort((one, other) => other.prefix.length - one.prefix.length)
  const bare = tracked.filter(({ suffix }) => suffix === '').map(({ digits }) => digits)
  const lengths = airlines ? [...bare, 11] : bare
  const lettered = tracked.filter(({ prefix }) => prefix !== '')
  const never = '(?!)'
  const head = `(?:${lettered.map(({ prefix }) => lettersOf(prefix)).join('|') || never})`
  const loose = lettered.map(({ prefix, digits, suffix }) => {
    const count = suffix === '' ? `${Math.min(8, digits)},${Math.max(13, digits)}` : digits
    return `${[...prefix].map(lettersOf).join('\\.?')}(?:[._]?\\d){${count}}${suffix}`
  })
  const wholes = tracked.map((format) =>
    format.prefix === '' ? `(?<!\\d)${patternOf(format)}(?!\\d)` : patternOf(format),
  )
  return {
    tracked,
    airlines,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    identifier: new RegExp(`(?<![A-Za-z\\d])\\(?40[0-3]\\)?(?=${head}\\d)`, 'gi'),
    dotted: new RegExp(`(?<![A-Za-z\\d])(?:${loose.join('|') || never})(?![A-Za-z\\d])`, 'gi'),
    glued: new RegExp(`(?<=${head}\\d{8,13})(?=${head}\\d{8})`, 'gi'),
    within: new RegExp(`(?:${wholes.join('|')})(?:-\\d{1,2}-\\d{1,2}-?)?`, 'gi'),
    begins: new RegExp(`^${head}`),
  }
}

/** The same with the checks themselves. */
export function readableNumbers(formats: readonly FileFormat[], airlines: boolean): Numbers {
  return numbersOf(formats, airlines, (name): TrackedFormat['check'] => checkDigits[name])
}

/** What gives new numbers. */
export function givenFormats(formats: readonly FileFormat[]): readonly GivenFormat[] {
  return formats
    .filter(({ givenFor }) => givenFor.length > 0)
    .map((format) => ({ ...format, check: checkDigits[format.check] }))
}

function patternOf({ prefix, digits, suffix }: Pick<FileFormat, 'prefix' | 'digits' | 'suffix'>): string {
  return `${lettersOf(prefix)}\\d{${digits}}${suffix}`
}

function lettersOf(prefix: string): string {
  return prefix.replaceAll('@', '[A-Z]')
}
