import { expect, test } from 'vitest'
import { fallenBack, standInOf } from './fallen-back.ts'
import { localeIds } from './locale.ts'
import { namingLanguage, withLanguages, withoutMarks } from './with-languages.ts'

test.each(localeIds)('nothing stands in for %s: each text is written, or made of another', (id) => {
  expect(standInOf(id)).toBeNull()
  expect(withLanguages('<p>查运单</p>', id)).toBe('<p>查运单</p>')
})

test.each(['/track', '#network', 'tel:950616', 'https://a.example/', 'cold-chain', '1,500', ''])(
  '%j has no language',
  (text) => {
    expect(fallenBack(text)).toBe(text)
  },
)

const track = fallenBack('Track a parcel')

test('what a script is given has no marks', () => {
  expect(withoutMarks(JSON.stringify({ track }))).toBe('{"track":"Track a parcel"}')
})

test.each([
  ['an element of such words', `<p>${track}</p>`, '<p lang="en-US">Track a parcel</p>'],
  ['one beside its own', `<p>追跡</p><p>${track}</p>`, '<p>追跡</p><p lang="en-US">Track a parcel</p>'],
  [
    'one within its own',
    `<p>追跡 <b class="x">${track}</b></p>`,
    '<p>追跡 <b lang="en-US" class="x">Track a parcel</b></p>',
  ],
  ['words beside own words', `<p>追跡: ${track}</p>`, '<p>追跡: Track a parcel</p>'],
  ['words with a value in them', `<b>${fallenBack('To 東京')}</b>`, '<b lang="en-US">To 東京</b>'],
  ['a picture', `<img alt="${track}">`, '<img lang="en-US" alt="Track a parcel">'],
  ['one that says its language', `<a lang="de">${track}</a>`, '<a lang="de">Track a parcel</a>'],
  ['a sign that is none', `<b>&nbsp;${track}&nbsp;</b>`, '<b lang="en-US">&nbsp;Track a parcel&nbsp;</b>'],
  ['what a script reads', `<script>{"a":"${track}"}</script>`, '<script>{"a":"Track a parcel"}</script>'],
  [
    'what an island is given',
    `<x-y props="${track}"><i>追跡</i></x-y>`,
    '<x-y props="Track a parcel"><i>追跡</i></x-y>',
  ],
])('%s', (_, html, expected) => {
  expect(namingLanguage(html, 'en-US')).toBe(expected)
})
