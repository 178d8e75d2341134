import { Deferred } from '@hongyan/ui/deferred.tsx'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { staticMarkup } from './static-markup.ts'

const Field = () => <input id={useId()} />

test('what an element defers is no part of the page; the element is there for it to come back to', () => {
  const page = (
    <main>
      <Deferred as="ul" id="levels" file="menu" className="x">
        <li>one</li>
      </Deferred>
      <p>two</p>
    </main>
  )
  expect(staticMarkup(page, 'r0')).toEqual({
    html: '<main><ul id="levels" data-deferred="" class="x"></ul><p>two</p></main>',
    deferred: [{ file: 'menu', id: 'levels', html: '<li>one</li>' }],
  })
})

test('where nothing can be deferred it stands in its place', () => {
  const part = (
    <Deferred id="levels" file="menu">
      one
    </Deferred>
  )
  expect(renderToString(part)).toBe('<div id="levels" data-deferred="">one</div>')
})

test('what is deferred defers nothing again, and its ids are its own', () => {
  const { html, deferred } = staticMarkup(
    <>
      <Field />
      <Deferred id="outer" file="menu">
        <Field />
        <Deferred id="inner" file="menu">
          two
        </Deferred>
      </Deferred>
    </>,
    'r0',
  )
  const [part] = deferred
  expect(part?.html).toContain('<div id="inner" data-deferred="">two</div>')
  const idOf = (text = '') => /<input id="([^"]+)"/.exec(text)?.[1]
  expect(idOf(part?.html)).toBeDefined()
  expect(idOf(part?.html)).not.toBe(idOf(html))
})
