import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps/steps.ts'
import { trackedFiles } from './tracked-files.ts'

const documents = trackedFiles(/\.md$/)

/** The anchor that a heading has where the documents are read. */
function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[`*_]/g, '')
  return words
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

const anchorsOf = new Map(
  documents.map(({ path, text }) => [
    path,
    new Set([...text.matchAll(/^#+\s+(.*)$/gm)].map(([, heading = '']) => anchorOf(heading))),
  ]),
)

test('links of documents lead to files and headings that there are', () => {
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return []
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : normalize(join(dirname(path), file))
      const isThere = existsSync(join(root, target))
      const hasAnchor = anchor === undefined || (anchorsOf.get(target)?.has(anchor) ?? true)
      return isThere && hasAnchor ? [] : [`${path}: ${link}`]
    }),
  )
  expect(broken).toEqual([])
})
