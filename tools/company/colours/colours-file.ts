import { z } from 'zod'
import { missing } from '../read-company-file.ts'
import { contrastOf } from './oklch.ts'
import { type CompanyTones, darkerThatPasses, leastOfWords, type OwnColours, tonesOf } from './tones.ts'

/** Ink is for long texts, and its four lighter steps have to differ from it. */
const leastOfInk = 12

/** What is one of many, and what is the present one, differ by signal and ink. */
const leastApart = 1.5

/** A colour that has so much contrast against white: words stand on it in white, and on white in it. */
const against = (least: number) =>
  z
    .string({ error: 'is missing' })
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, { error: 'must be a colour such as "#1a5fb4", in quotes', abort: true })
    .superRefine((hex, { addIssue }) => {
      const has = contrastOf(hex, '#ffffff')
      if (has >= least) return
      const nearest = darkerThatPasses(hex, least)
      addIssue({
        code: 'custom',
        message: `${hex} and white have ${has.toFixed(2)} : 1, which is less than ${least} : 1; the nearest that will do is "${nearest}"`,
      })
    })

/** `colours` of `company.yaml`. */
export const coloursSchema = z
  .strictObject({ signal: against(leastOfWords), ink: against(leastOfInk) }, { error: missing })
  .superRefine(({ signal, ink }, { addIssue }) => {
    if (contrastOf(signal, ink) >= leastApart) return
    const message = `${signal} and the ink ${ink} look alike: dots and lines in one could not be told from those in the other`
    addIssue({ code: 'custom', path: ['signal'], message })
  })

const made = 'Made of company/company.yaml by `npm run company`.'

/** The style sheet that declares every tone: what roles are made of. */
export function coloursSheet(own: OwnColours): string {
  const { signal, ink, wrong } = tonesOf(own)
  const wrongTones = Object.entries(wrong ?? signal)
    // Steps that no role has.
    .filter(([step]) => step !== '400' && step !== '600')
    .map(([step, tone]) => [step, wrong === null ? `var(--signal-${step})` : tone] as const)
  return [
    '@layer tokens {',
    `  /* ${made} */`,
    '  :root {',
    ...declared('signal', Object.entries(signal)),
    ...declared('ink', Object.entries(ink)),
    ...veils.map((part) => `    --ink-veil-${part}: rgb(${parts(ink[900])} / 0.${part});`),
    ...declared('wrong', wrongTones),
    '  }',
    '}',
    '',
  ].join('\n')
}

/** The style sheet of what is another tone on the dark pages of the night; it says nothing where none is. */
export function nightSheet(own: OwnColours): string {
  const { signal, night } = tonesOf(own)
  const rules = [
    '  @media screen and (prefers-color-scheme: dark) {',
    '    :root {',
    ...declared('signal', Object.entries(night)).map((line) => `  ${line}`),
    '    }',
    '  }',
  ]
  return ['@layer tokens {', `  /* ${made} */`, ...(night[500] === signal[500] ? [] : rules), '}', ''].join(
    '\n',
  )
}

/** How much of what lies under it a veil of ink takes away, in hundredths. */
const veils = ['12', '38', '56'] as const

function declared(name: string, tones: readonly (readonly [step: string, tone: string])[]): string[] {
  return tones.map(([step, tone]) => `    --${name}-${step}: ${tone};`)
}

function parts(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')
}

/** What is drawn by programs has the same tones as constants. */
export function colourConstants(own: OwnColours): { readonly tones: Required<Filled> } {
  const { wrong, ...tones } = tonesOf(own)
  return { tones: { ...tones, wrong: wrong ?? tones.signal } }
}
type Filled = Omit<CompanyTones, 'wrong'> & { readonly wrong: CompanyTones['signal'] }

/** The module of these constants. */
export function coloursModule(own: OwnColours): string {
  const groups = Object.entries(colourConstants(own).tones).map(([name, tones]) => [
    `  ${name}: {`,
    ...Object.entries(tones).map(([step, tone]) => `    ${step}: '${tone}',`),
    '  },',
  ])
  return [
    `// ${made} The style sheets have the same in colours.gen.css.`,
    '',
    '/** Tones of the company by their steps: the lower, the lighter. */',
    'export const tones = {',
    ...groups.flat(),
    '} as const',
    '',
  ].join('\n')
}
