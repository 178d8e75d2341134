import { contrastOf, hexOf, type Oklch, oklchOf } from './oklch.ts'

/** The two colours that a company says, as `#rrggbb`. */
export type OwnColours = { readonly signal: string; readonly ink: string }

/** Words on a ground, and marks that are no words, have at least so much contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const leastOfWords = 4.5
const leastOfMarks = 3

/** The ground of words, of pages and of the air cargo on which it is hardest to read, by day and at night. */
const dayGrounds = ['#f4ebe3', '#deeaf4']
const nightGrounds = ['#2f2b28', '#212e3a']
/** What marks in the colour itself stand on at night, and what the mark of the foot does. */
const nightPapers = ['#252220']
const nightFoots = ['#3d3833']

/**
 * A step: its lightness, or how much lighter than the colour it is; its chroma as a share of the colour's; degrees by
 * which its hue differs. They are those of the tones that were once chosen by eye for a red and an ink.
 */
type Step = {
  readonly chroma: number
  readonly hue: number
} & ({ readonly lightness: number } | { readonly lighter: number })

const signalSteps = {
  25: { lightness: 0.9889, chroma: 0.0241, hue: -11.92 },
  50: { lightness: 0.9601, chroma: 0.076, hue: 1.92 },
  300: { lightness: 0.7592, chroma: 0.6498, hue: -2.59 },
  400: { lightness: 0.6879, chroma: 0.9111, hue: -1.4 },
  500: { lighter: 0, chroma: 1, hue: 0 },
  600: { lighter: -0.0505, chroma: 0.9201, hue: 0.05 },
  700: { lighter: -0.0812, chroma: 0.8704, hue: 0.02 },
  900: { lightness: 0.2838, chroma: 0.2001, hue: -0.32 },
  950: { lightness: 0.2486, chroma: 0.0893, hue: 5.27 },
} as const satisfies Record<number, Step>
const inkSteps = {
  200: { lightness: 0.8453, chroma: 0.4341, hue: 1.54 },
  300: { lightness: 0.7509, chroma: 0.7303, hue: 1.04 },
  500: { lightness: 0.5206, chroma: 0.8745, hue: -0.89 },
  700: { lightness: 0.3942, chroma: 1.078, hue: -1.48 },
  900: { lighter: 0, chroma: 1, hue: 0 },
} as const satisfies Record<number, Step>

type Tones<Steps> = Readonly<Record<keyof Steps, string>>
type SignalTones = Tones<typeof signalSteps>

/** Every tone of a company: of its signal, of its ink, and of what is wrong. */
export type CompanyTones = {
  readonly signal: SignalTones
  /** The signal itself and its darker step on the dark pages of the night, where it may have to be lighter. */
  readonly night: { readonly 500: string; readonly 600: string }
  readonly ink: Tones<typeof inkSteps>
  /** Null where the signal is a red itself and says it. */
  readonly wrong: SignalTones | null
}

/** What is wrong is red whatever the signal is. */
const wrongRed = '#d12c46'

export function tonesOf({ signal, ink }: OwnColours): CompanyTones {
  const tones = signalTones(signal)
  const night = lighterUntil(oklchOf(signal), nightPapers, leastOfMarks)
  return {
    signal: tones,
    night:
      hexOf(night) === signal
        ? { 500: tones[500], 600: tones[600] }
        : { 500: hexOf(night), 600: hexOf(stepOf(night, signalSteps[600])) },
    ink: every(inkSteps, (step) => hexOf(stepOf(oklchOf(ink), step))),
    wrong: isRed(oklchOf(signal)) ? null : signalTones(wrongRed),
  }
}

/** The nearest colour of the same hue, darker, that has `least` against white. */
export function darkerThatPasses(hex: string, least: number): string {
  return hexOf(darkerUntil(oklchOf(hex), ['#ffffff'], least))
}

function signalTones(hex: string): SignalTones {
  const colour = oklchOf(hex)
  const tone = every(signalSteps, (step) => hexOf(stepOf(colour, step)))
  return {
    ...tone,
    300: hexOf(lighterUntil(oklchOf(tone[300]), [...nightGrounds, tone[900]], leastOfWords)),
    400: hexOf(lighterUntil(oklchOf(tone[400]), nightFoots, leastOfMarks)),
    700: hexOf(darkerUntil(oklchOf(tone[700]), [...dayGrounds, tone[50]], leastOfWords)),
  }
}

function stepOf(colour: Oklch, step: Step): Oklch {
  const lightness = 'lightness' in step ? step.lightness : Math.max(0, colour.lightness + step.lighter)
  return { lightness, chroma: colour.chroma * step.chroma, hue: colour.hue + step.hue }
}

const darkerUntil = (colour: Oklch, grounds: readonly string[], least: number) =>
  movedUntil(colour, -0.002, grounds, least)
const lighterUntil = (colour: Oklch, grounds: readonly string[], least: number) =>
  movedUntil(colour, 0.002, grounds, least)

/** The first lightness from a colour's own on, that has enough contrast with every ground. */
function movedUntil(colour: Oklch, by: number, grounds: readonly string[], least: number): Oklch {
  let moved = colour
  const passes = () => grounds.every((ground) => contrastOf(hexOf(moved), ground) >= least)
  while (!passes() && moved.lightness > 0 && moved.lightness < 1)
    moved = { ...moved, lightness: moved.lightness + by }
  return moved
}

function isRed({ chroma, hue }: Oklch): boolean {
  return chroma > 0.12 && hue > 12 && hue < 42
}

function every<Steps extends object>(steps: Steps, tone: (step: Steps[keyof Steps]) => string): Tones<Steps> {
  const entries = (Object.keys(steps) as (keyof Steps)[]).map((name) => [name, tone(steps[name])])
  return Object.fromEntries(entries) as Tones<Steps>
}
