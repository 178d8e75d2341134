import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeBrackets } from './whole-brackets.tsx'

const written = (text: string) => renderToStaticMarkup(<WholeBrackets text={text} />)

test('a bracket and what it holds are one piece', () => {
  expect(written('11 月 29 日（周日）11:42 已自提。')).toMatch(
    /^11 月 29 日<span class="[^"]+">（周日）<\/span>11:42 已自提。$/,
  )
  expect(written('（一）和（二）').match(/<span/g)).toHaveLength(2)
})

test.each(['Collected on Sun, Nov 29 (at noon).', '预计明天送达。', '没有关上（的括号', ''])(
  'a text without one stays as it is: %s',
  (text) => expect(written(text)).toBe(text),
)
