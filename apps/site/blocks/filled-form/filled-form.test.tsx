import { type BlockOf, collection } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FilledForm } from './filled-form.tsx'

const shown = localeIds.flatMap((locale) =>
  [...collection('page', locale).values()].flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'filled-form' ? [{ locale, path, block, blocks }] : [])),
  ),
)

/** The numbers that the tables of a page begin their rows with. */
function explained(blocks: (typeof shown)[number]['blocks']): ReadonlySet<number> {
  const heads = blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(([head]) => String(head)) : [],
  )
  return new Set(heads.flatMap((head) => /^(\d+) /.exec(head)?.[1] ?? []).map(Number))
}

function marksOf({ boxes }: BlockOf<'filled-form'>): ReadonlySet<number> {
  return new Set(boxes.flatMap(({ mark }) => mark ?? []))
}

describe('a filled-in form', () => {
  it('numbers the boxes that a table of its page explains, and no others', () => {
    expect(shown.filter(({ block }) => marksOf(block).size > 0).length).toBeGreaterThan(0)
    for (const { block, blocks } of shown) {
      const marks = marksOf(block)
      if (marks.size > 0) expect([...marks].sort()).toEqual([...explained(blocks)].sort())
    }
  })

  it('says every box, and what was crossed out as crossed out', () => {
    for (const { block, locale } of shown) {
      const html = renderToStaticMarkup(<FilledForm block={block} locale={locale} />)
      expect(html.match(/<dt>/g)).toHaveLength(block.boxes.length)
      expect(html.match(/<s>/g) ?? []).toHaveLength(block.boxes.filter(({ struck }) => struck).length)
      expect(html).not.toContain('style=')
    }
  })
})
