import { Deferred } from '@hongyan/ui/deferred.tsx'
import type { AstroComponentMetadata, SSRResult } from 'astro'
import { createElement, type ReactNode, useId } from 'react'
import { expect, test } from 'vitest'
import type { AnswerFrame } from '../../shell/answer-frame.ts'
import { createPageNeeds } from '../../shell/page-needs.ts'
import renderer from './react-renderer.ts'

const island = { hydrate: 'load', componentUrl: '/field.island.tsx' } as unknown as AstroComponentMetadata

/** A page as far as a renderer turns to it. */
function page(frame: AnswerFrame | null = null) {
  const needs = createPageNeeds()
  const result = {
    createAstro: () => ({ locals: { site: { needs, frame } } }),
    renderers: [{ clientEntrypoint: '/client.tsx' }],
    clientDirectives: new Map([['load', 'wake()']]),
    resolve: async (file: string) => `/_assets${file}.js`,
  } as unknown as SSRResult
  return { result, needs }
}

const render = (
  Component: (props: Record<string, unknown>) => ReactNode,
  { props = {}, slots = {}, metadata, on = page() }: Partial<Parameters<typeof call>[1]> = {},
) => call(Component, { props, slots, metadata, on })

function call(
  Component: (props: Record<string, unknown>) => ReactNode,
  asked: {
    readonly props: Record<string, unknown>
    readonly slots: Record<string, string | undefined>
    readonly metadata: AstroComponentMetadata | undefined
    readonly on: { readonly result: SSRResult }
  },
) {
  return renderer.renderToStaticMarkup.call(asked.on, Component, asked.props, asked.slots, asked.metadata)
}

test('a part that stays as it is has no marks of React; an island has', async () => {
  const Greeting = ({ name }: { name?: unknown }) => createElement('p', null, 'Hello ', String(name))
  const props = { name: '<b>', class: 'of the framework' }
  expect((await render(Greeting, { props })).html).toBe('<p>Hello &lt;b&gt;</p>')
  expect((await render(Greeting, { props, metadata: island })).html).toBe('<p>Hello <!-- -->&lt;b&gt;</p>')
})

test('what stands between its tags comes as it is, in elements by which an island finds it again', async () => {
  const Frame = ({ children, endOfPage }: Record<string, unknown>) =>
    createElement('div', null, children as ReactNode, endOfPage as ReactNode)
  const slots = { default: '<i>one</i>', 'end-of-page': '<i>two</i>' }
  expect((await render(Frame, { slots })).html).toBe(
    '<div><astro-static-slot><i>one</i></astro-static-slot><astro-static-slot name="endOfPage"><i>two</i></astro-static-slot></div>',
  )
  expect((await render(Frame, { slots, metadata: island })).html).toBe(
    '<div><astro-slot><i>one</i></astro-slot><astro-slot name="endOfPage"><i>two</i></astro-slot></div>',
  )
  const nothing = { default: ' \n', 'end-of-page': undefined }
  expect((await render(Frame, { slots: nothing })).html).toBe('<div></div>')
})

test('ids of two components of a page differ, and the browser is told how they begin', async () => {
  const Field = () => createElement('input', { id: useId() })
  const on = page()
  const [one, other, elsewhere] = [
    await render(Field, { on }),
    await render(Field, { on, metadata: island }),
    await render(Field),
  ]
  expect(one.html).not.toBe(other.html)
  expect([one, other, elsewhere].map(({ attrs }) => attrs.prefix)).toEqual(['r0', 'r1', 'r0'])
})

test('a picture that React would fetch ahead stands where it is, and nowhere before', async () => {
  const Picture = () =>
    ['/one.jpg', '/two.jpg'].map((src) => createElement('img', { key: src, src, alt: '' }))
  expect((await render(Picture)).html).toBe('<img src="/one.jpg" alt=""/><img src="/two.jpg" alt=""/>')
})

test('a page says what its islands load and what wakes them, and what stays as it is has deferred', async () => {
  const on = page()
  const Part = () => createElement(Deferred, { id: 'a', file: 'menu' }, 'one')
  expect((await render(Part, { on })).html).toBe('<div id="a" data-deferred=""></div>')
  expect((await render(Part, { on, metadata: island })).html).toBe('<div id="a" data-deferred="">one</div>')
  expect(on.needs).toEqual({
    ...createPageNeeds(),
    deferred: [{ file: 'menu', id: 'a', html: 'one' }],
    islands: new Set(['/_assets/field.island.tsx.js', '/_assets/client.tsx.js']),
    wakes: new Set(['wake()']),
  })
})

test('where a page leaves room for an answer its island is not rendered, and says what wakes it', async () => {
  const on = page({ head: { title: '', description: '' }, data: 'given', markup: 'here' })
  const Broken = () => {
    throw new Error('rendered')
  }
  const room = await render(Broken, { on, props: { data: 'given' }, metadata: island })
  expect(room).toEqual({ html: 'here', attrs: { prefix: 'own' } })
  expect([...on.needs.islands]).toEqual(['/_assets/field.island.tsx.js', '/_assets/client.tsx.js'])
  const other = await render(() => createElement('p'), { on, props: { data: 'else' }, metadata: island })
  expect(other.html).toBe('<p></p>')
})

test('what a component throws is thrown', async () => {
  const Broken = () => {
    throw new Error('broken')
  }
  await expect(render(Broken)).rejects.toThrow('broken')
})
