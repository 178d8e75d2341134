import { queriesByText } from '@hongyan/ui/queries-by-text.ts'
import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/** What a query asks once the build has been over it. */
function asBuilt(kind: string, params: string): string {
  const rule = { params }
  if (kind === 'media') queriesByText.AtRule.media(rule)
  return rule.params
}

test('no layout changes at a width in px: queries of the built sheets follow the text size', () => {
  const queries = trackedFiles(/^(apps|packages)\/.*\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(/@(media|container)\b([^{]*)\{/g)].map(
      ([, kind = '', params = '']) => `${path} ${asBuilt(kind, params)}`,
    ),
  )
  expect(queries.length).toBeGreaterThan(300)
  expect(queries.filter((query) => /\dpx/.test(query))).toEqual([])
})

test('both builds go over their sheets', () => {
  const builds = trackedFiles(/^apps\/(site\/astro\.config\.mjs|desk\/vite\.config\.ts)$/)
  expect(builds).toHaveLength(2)
  for (const { path, text } of builds) expect(text, path).toContain('plugins: [queriesByText]')
})

test('scripts and pictures ask for widths in letters as well', () => {
  const inPixels = trackedFiles(/^(apps|packages)\/.*\.(tsx?|astro)$/)
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\((?:min|max)-(?:width|height):\s*[\d.]+px/g)].map(([query]) => `${path} ${query}`),
    )
  expect(inPixels).toEqual([])
})
