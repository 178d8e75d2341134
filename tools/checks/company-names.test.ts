import { escapePattern, hotlines, mailboxes, names } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/** What is made of the company's file, and what tests know of the first company. */
const made =
  /\.gen\.(?:ts|json)$|\.(?:test|spec|fixture)\.tsx?$|\/testing\/|golden\.tsv$|^packages\/testing\//

/** Data of the sample: its branches, the example of an import, people who never were. company/README.md names them. */
const samples =
  /^tools\/branches\/|^tools\/load-(?:branches|events)\/example\.csv$|^tools\/seed\/people\.ts$|^tools\/company\/sample\.ts$/

const written = trackedFiles(
  /^(?:apps|packages|tools|deploy|white-papers)\/.*\.(?:ts|tsx|mts|mjs|astro|css|html|ya?ml|json|svg|conf|sh|csv|tsv)$/,
).filter(({ path }) => !made.test(path) && !samples.test(path))

/** Names by themselves: `@hongyan/kernel` and `x-hongyan-key` are those of the programs. */
const ours = [
  ...Object.values(names).flatMap(({ brand, short, air }) => [brand, short, air].map(alone)),
  ...Object.values(hotlines).flatMap(({ shown, dialled }) => [shown, dialled].map(dialledHere)),
  ...Object.values(mailboxes).map(alone),
]

function alone(name: string): RegExp {
  const pattern = escapePattern(name)
  return /^\w/.test(name) ? new RegExp(`(?<![\\w@]|X-)${pattern}(?!\\w)`) : new RegExp(pattern)
}

/** Figures with whatever stands between them. */
function dialledHere(phone: string): RegExp {
  return new RegExp(`(?<!\\d)${[...phone.replaceAll(/\D/g, '')].join('[ \\u00a0-]?')}(?!\\d)`)
}

test('who the company is stands in company/company.yaml alone', () => {
  const named = written.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        ours.some((name) => name.test(line)) ? [`${path}:${at + 1} ${line.trim().slice(0, 80)}`] : [],
      ),
  )
  expect(named).toEqual([])
})

test('the check finds a name, a number and a mailbox', () => {
  const { short } = names['en-US']
  const phones = Object.values(hotlines).map(({ shown }) => `tel: ${shown.replace('\u00a0', ' ')}`)
  for (const text of [`About ${short}.`, ...phones, `<${mailboxes.press}>`])
    expect(ours.some((name) => name.test(text))).toBe(true)
  expect(ours.some((name) => name.test("'@hongyan/kernel' 'x-hongyan-key' X-Hongyan-Key"))).toBe(false)
})
