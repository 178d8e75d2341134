/** One entry of a feed. `updated` is an instant (ISO, UTC). */
type FeedEntry = {
  readonly title: string
  readonly summary: string
  readonly href: string
  readonly updated: string
}

export type Feed = {
  readonly title: string
  readonly language: string
  /** Address of the feed itself, which is also its id. */
  readonly self: string
  /** Address of the page it belongs to. */
  readonly page: string
  readonly author: string
  readonly entries: readonly FeedEntry[]
}

/** A feed as Atom (RFC 4287). Its date is that of the newest entry, so that the same entries give the same bytes. */
export function atomFeed(feed: Feed): string {
  const updated =
    feed.entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00Z'
  const entries = feed.entries.map(
    ({ title, summary, href, updated: at }) =>
      `<entry><title>${xml(title)}</title><id>${xml(href)}</id><link href="${xml(href)}"/>` +
      `<updated>${xml(at)}</updated><summary>${xml(summary)}</summary></entry>`,
  )
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.language)}">`,
    `<title>${xml(feed.title)}</title><id>${xml(feed.self)}</id><updated>${xml(updated)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(feed.page)}"/>`,
    `<author><name>${xml(feed.author)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: Feed, self: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    language: feed.language,
    home_page_url: feed.page,
    feed_url: self,
    authors: [{ name: feed.author }],
    items: feed.entries.map(({ title, summary, href, updated }) => ({
      id: href,
      url: href,
      title,
      content_text: summary,
      date_published: updated,
    })),
  })
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text of an element or attribute; characters that XML 1.0 does not allow are left out. */
function xml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
  )
}
