import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atomFeed, type Feed, jsonFeed } from './atom.ts'

const feed: Feed = {
  title: 'News & <more>',
  language: 'en',
  self: 'https://hongyan.example/en/feeds/news.xml',
  page: 'https://hongyan.example/en/news',
  author: 'Hongyan Logistics',
  entries: [
    { title: 'Older', summary: 'a', href: 'https://hongyan.example/1', updated: '2026-01-01T00:00:00Z' },
    {
      title: 'Newer "one"',
      summary: 'b',
      href: 'https://hongyan.example/2',
      updated: '2026-02-01T00:00:00Z',
    },
  ],
}

test('a feed is dated by its newest entry and escapes what it says', () => {
  const text = atomFeed(feed)
  expect(text).toContain('<updated>2026-02-01T00:00:00Z</updated>\n<link rel="self"')
  expect(text).toContain('<title>News &amp; &lt;more&gt;</title>')
  expect(text).toContain('Newer &quot;one&quot;')
})

test('whatever a title holds, the feed stays well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const [first] = feed.entries
      if (!first) throw new Error('the fixture has entries')
      const text = atomFeed({ ...feed, entries: [{ ...first, title }] })
      const inside = /<entry><title>([\s\S]*?)<\/title><id>/.exec(text)?.[1] ?? '<'
      expect(inside).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/)
    }),
  )
})

test('the JSON feed names itself and its entries', () => {
  const read = JSON.parse(jsonFeed(feed, 'https://hongyan.example/en/feeds/news.json'))
  expect(read.feed_url).toBe('https://hongyan.example/en/feeds/news.json')
  expect(read.items.map(({ url }: { url: string }) => url)).toEqual(feed.entries.map(({ href }) => href))
})
