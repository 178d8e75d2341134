import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Marked } from './marked.tsx'

const html = (stretches?: readonly (readonly [number, number])[]) =>
  renderToStaticMarkup(<Marked text="林一苇 · 旧宿舍" stretches={stretches} />)

it('marks what answers what was typed', () => {
  expect(html()).toBe('林一苇 · 旧宿舍')
  expect(html([[6, 8]])).toBe('林一苇 · <mark>旧宿</mark>舍')
  expect(html([[0, 3]])).toBe('<mark>林一苇</mark> · 旧宿舍')
})

it('marks overlapping stretches once, in whatever order they come', () => {
  const stretches = [
    [6, 9],
    [0, 2],
    [1, 3],
    [1, 2],
  ] as const
  expect(html(stretches)).toBe('<mark>林一</mark><mark>苇</mark> · <mark>旧宿舍</mark>')
})
