import { createContentStore, inSnapshot } from '@hongyan/content'
import { expect, test } from 'vitest'
import type { OwnAnswer } from '../../shell/own-answer.ts'
import type { PageContext } from '../../shell/page-context.ts'
import { aPageContext } from '../../testing/a-page-context.ts'
import { answerFrames } from './answer-frames.ts'

type Written = { readonly status?: number; readonly html?: string }

/** Frames of pages that are written as told; the first that is told is written first. */
function setUp(written: readonly Written[] = [], isKeeping = true) {
  const renders: PageContext[] = []
  const restored: string[] = []
  const inFrame = answerFrames({
    render: async (context) => {
      const { status = 200, html } = written[renders.length] ?? {}
      renders.push(context)
      const { data, markup } = context.frame ?? { data: '', markup: '' }
      const page = html ?? `<p data="${data}">${markup}</p>${context.path} ${renders.length}`
      return { status, html: page, needs: context.needs }
    },
    finish: ({ html }, path, sheets) => ({
      html: `<style>${sheets}</style>${html}`,
      headers: { path },
      made: [{ text: `parts ${sheets}`, extension: '.html' }],
    }),
    sheetsIn: (markup) => (markup.includes('class="late"') ? [3, 7] : [3]),
    restore: (made) => restored.push(...made.map(({ text }) => text)),
    isKeeping,
  })
  return { inFrame, renders, restored }
}

const answer = (markup = '<b>here</b>', data = '{}', title = '1 number'): OwnAnswer => ({
  head: { title, description: '' },
  data,
  markup: () => markup,
})
const track = aPageContext('en-US', '/track?no=1')
const htmlOf = async (made: Promise<{ readonly html: string | Buffer }>) => (await made).html.toString()

test('an answer stands in the frame of its page, which is made once', async () => {
  const { inFrame, renders } = setUp()
  expect(await htmlOf(inFrame(track, answer()))).toBe('<style>3</style><p data="{}"><b>here</b></p>/track 1')
  expect(await htmlOf(inFrame(track, answer('<i>there</i>')))).toContain('<i>there</i></p>/track 1')
  expect(renders).toHaveLength(1)
})

test('what an island is given ends no attribute, and no text of an answer is taken for a place in its frame', async () => {
  const { inFrame, renders } = setUp()
  const data = JSON.stringify({ name: `O'Hara & "Söhne" <b>` })
  const html = await htmlOf(inFrame(track, answer('$& $1', data)))
  expect(html).toContain('<p data="{\\&quot;name\\&quot;:\\&quot;O&#39;Hara &amp; ')
  expect(html).toContain('>$& $1</p>')
  const { data: mark = '' } = renders[0]?.frame ?? {}
  expect(await htmlOf(inFrame(track, answer(mark)))).toContain(`<p data="{}">${mark}</p>`)
})

test('an answer has the styles that its own markup needs, and what was made with them', async () => {
  const { inFrame, renders, restored } = setUp()
  expect(await htmlOf(inFrame(track, answer('<b class="late">')))).toContain('<style>3,7</style>')
  expect(await htmlOf(inFrame(track, answer()))).toContain('<style>3</style>')
  expect(await htmlOf(inFrame(track, answer('<b class="late">')))).toContain('<style>3,7</style>')
  expect(renders).toHaveLength(1)
  expect(restored).toEqual(['parts 3,7', 'parts 3', 'parts 3,7'])
})

test('another title, language, path or preview has another frame; so has other content', async () => {
  const { inFrame, renders } = setUp()
  const preview = { kind: 'ended' } as const
  await inFrame(track, answer())
  await inFrame(track, answer('', '{}', '2 numbers'))
  await inFrame(aPageContext('zh-CN', '/track?no=1'), answer())
  await inFrame(aPageContext('en-US', '/fee'), answer())
  await inFrame({ ...track, preview }, answer())
  expect(renders).toHaveLength(5)
  await inSnapshot(createContentStore().snapshot(), () => inFrame(track, answer()))
  expect(renders).toHaveLength(6)
})

test('nothing is kept of a frame that has failed, nor while somebody works on the pages', async () => {
  const failing = setUp([{ status: 500, html: 'a fault' }])
  expect(await failing.inFrame(track, answer())).toMatchObject({
    status: 500,
    html: '<style></style>a fault',
  })
  expect((await failing.inFrame(track, answer())).status).toBe(200)
  const working = setUp([], false)
  await working.inFrame(track, answer())
  await working.inFrame(track, answer())
  expect(working.renders).toHaveLength(2)
})

test('a page that gives its island something else is refused', async () => {
  const { inFrame } = setUp([{ html: '<p></p>' }])
  await expect(inFrame(track, answer())).rejects.toThrow('to none of its islands')
})
