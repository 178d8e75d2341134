import { escapePattern } from '@hongyan/locales'
import { tones } from '@hongyan/ui/colours.gen.ts'
import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'
import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/** What `npm run company` makes, what tests know of the first company, and by what the sample is known. */
const made =
  /\.gen\.(?:ts|css)$|^apps\/(?:site\/public\/(?:brand\/.*|favicon)|desk\/public\/favicon)\.svg$|\.(?:test|spec|fixture)\.tsx?$|\/testing\/|^tools\/company\/sample\.ts$/

const written = trackedFiles(
  /^(?:apps|packages|tools|deploy|white-papers)\/.*\.(?:ts|tsx|mts|mjs|astro|css|html|ya?ml|json|svg)$/,
).filter(({ path }) => !made.test(path))

/** White and what is nearly white belong to no company. */
const own = [...new Set<string>(Object.values(tones).flatMap((group) => Object.values(group)))].filter(
  (tone) => tone !== '#ffffff',
)
const ours = [
  ...own.map(inAnyForm),
  ...[signalPath, inkPath].filter(Boolean).map((path) => new RegExp(escapePattern(path.slice(0, 24)))),
]

/** `#e1251b`, with a share after it too, and `rgb(225 37 27 / …)` with commas or blanks. */
function inAnyForm(hex: string): RegExp {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return new RegExp(`${hex}(?:[\\da-f]{2})?\\b|rgba?\\(\\s*${parts.join('[\\s,]+')}\\b`, 'i')
}

test('the tones and the mark of the company stand where they are made alone', () => {
  const named = written.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        ours.some((one) => one.test(line)) ? [`${path}:${at + 1} ${line.trim().slice(0, 80)}`] : [],
      ),
  )
  expect(named).toEqual([])
})

test('the check finds a tone in every form', () => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(tones.ink[900].slice(at, at + 2), 16))
  for (const text of [
    `fill="${tones.signal[500].toUpperCase()}"`,
    `${tones.signal[300]}80`,
    `rgb(${red} ${green} ${blue} / 0.5)`,
    `rgba(${red}, ${green}, ${blue}, .5)`,
  ])
    expect(ours.some((one) => one.test(text))).toBe(true)
  expect(ours.some((one) => one.test('#e9f1f7 rgb(58 42 32 / 0.14)'))).toBe(false)
})
