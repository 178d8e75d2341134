import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const tokens = read('colours.gen.css') + read('tokens.css')
const dark = read('colours-dark.gen.css') + read('dark.css')

type Roles = readonly (readonly [name: string, value: string])[]

/** What a selector declares: under a condition, or under none. */
function declared(css: string, selector: string, condition = ''): Roles {
  const media = /@media ([^{]*) \{((?:[^{}]|\{[^{}]*\})*)\}/g
  const within = [...css.matchAll(media)].filter(([, asked]) => asked === condition).map(([, , body]) => body)
  const text = condition === '' ? css.replace(media, '') : within.join('')
  return text
    .split(`${selector} {`)
    .slice(1)
    .flatMap((rest) => [...rest.slice(0, rest.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)])
    .map(([, name = '', value = '']) => [name, value])
}

const night = 'screen and (prefers-color-scheme: dark)'
const more = '(prefers-contrast: more)'
const air = '[data-brand="air"]'

const light = declared(tokens, ':root')
const airLight = declared(tokens, air)
const moreLight = declared(tokens, ':root', more)
const darkRoles = declared(dark, ':root', night)
const airDark = declared(dark, air, night)
const moreDark = declared(dark, ':root', `${night} and ${more}`)

/** What a visitor gets, as the cascade puts it together. */
const schemes = {
  light: [light],
  'light, air': [light, airLight],
  'light, more contrast': [light, moreLight],
  dark: [light, darkRoles],
  'dark, air': [light, airLight, darkRoles, airDark],
  'dark, more contrast': [light, moreLight, darkRoles, moreDark],
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const surfaces = ['--paper', '--paper-warm', '--paper-warm-2']
const words: readonly (readonly [text: string, surface: string])[] = [
  ...['--ink', '--ink-2', '--muted', '--disabled-text', '--signal-text', '--positive', '--caution'].flatMap(
    (text) => surfaces.map((surface) => [text, surface] as const),
  ),
  ['--placeholder', '--paper'],
  ['--placeholder', '--signal-faint'],
  ['--signal-text', '--signal-tint'],
  ['--signal-text', '--signal-faint'],
  ['--ink', '--signal-tint'],
  ['--ink', '--thumb'],
  ['--positive', '--positive-tint'],
  ['--caution', '--caution-tint'],
  ['--paper', '--ink'],
  ['--on-signal', '--signal'],
  ['--on-signal', '--signal-hover'],
  ['--on-signal', '--deep'],
  ['--on-signal', '--air-surface'],
  ['--on-air-soft', '--air-surface'],
  ['--on-signal', '--footer-surface'],
  ['--footer-text', '--footer-surface'],
  ['--footer-small', '--footer-surface'],
  ['--sheet-ink', '--sheet'],
  ['--sheet-ink-2', '--sheet'],
  ['--sheet-muted', '--sheet'],
]
const code: typeof words = ['key', 'string', 'comment', 'word', 'value'].map((kind) => [
  `--code-${kind}`,
  '--footer-surface',
])
const graphics: typeof words = [
  ...['--signal', '--line-control', '--air'].flatMap((mark) =>
    surfaces.slice(0, 2).map((surface) => [mark, surface] as const),
  ),
  ['--paper', '--positive'],
  ['--wing-on-dark', '--footer-surface'],
  ['--wing-on-dark', '--deep'],
]

const faint = (layers: readonly Roles[], pairs: typeof words, least: number) =>
  pairs
    .map(([mark, ground]) => ({ mark, ground, has: between(layers, mark, ground) }))
    .filter(({ has }) => !(has >= least))
    .map(({ mark, ground, has }) => `${mark} on ${ground}: ${has.toFixed(2)}`)

test.each(Object.entries(schemes))('words and marks can be made out on their grounds: %s', (_, layers) => {
  expect([...faint(layers, words, 4.5), ...faint(layers, graphics, 3)]).toEqual([])
})

// Pages of the air sub-brand show no code.
test.each(['light', 'light, more contrast', 'dark', 'dark, more contrast'] as const)(
  'colours of code can be made out: %s',
  (scheme) => {
    expect(faint(schemes[scheme], code, 4.5)).toEqual([])
  },
)

test.each(['light', 'dark'] as const)('whoever asks for more contrast gets it: %s', (scheme) => {
  const sharper = schemes[`${scheme}, more contrast`]
  for (const name of ['--ink-2', '--muted', '--line', '--line-control', '--map-dot'])
    expect(between(sharper, name, '--paper'), name).toBeGreaterThan(between(schemes[scheme], name, '--paper'))
  expect(between(sharper, '--line', '--paper')).toBeGreaterThan(3)
})

function between(layers: readonly Roles[], one: string, other: string): number {
  const roles = new Map(layers.flat())
  const colour = (name: string): string => {
    const value = roles.get(name) ?? ''
    return value.startsWith('var(') ? colour(value.slice(4, -1)) : value
  }
  return contrast(colour(one), colour(other))
}
