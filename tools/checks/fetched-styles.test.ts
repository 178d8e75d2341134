import { expect, test } from 'vitest'
import { fetchedLater, fileOf, shell } from '../../apps/site/server/adapter/styles/style-files.ts'
import { fetchedBy, isAction, loadedWith } from './loaded-with.ts'
import { trackedFiles } from './tracked-files.ts'

const pages = trackedFiles(/^apps\/site\/pages\/.*\.astro$/).map(({ path }) => path)
const onEveryPage = 'apps/site/pages/_browser.ts'

/** A file with all that is loaded with it. */
const loadedFrom = (path: string) => [path, ...loadedWith(path, { isCut: isAction })]

/** Style files of some files of code, but for the one that every page links. */
const stylesOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files
      .filter((file) => file.endsWith('.css'))
      .map(fileOf)
      .filter((name) => name !== shell),
  )

/** Whatever is fetched once it is wanted by these files, or by what is fetched, each with its styles. */
function fetchedLaterBy(
  files: readonly string[],
  known = new Set<string>(),
): readonly (readonly [string, string])[] {
  return files.flatMap((file) =>
    fetchedBy(file).flatMap((target) => {
      if (known.has(target)) return []
      known.add(target)
      const loaded = loadedFrom(target)
      return [
        ...[...stylesOf(loaded)].map((name) => [target, name] as const),
        ...fetchedLaterBy(loaded, known),
      ]
    }),
  )
}

test('a dialog that any page fetches is styled by files that every page is told of', () => {
  const fetched = fetchedLaterBy(loadedFrom(onEveryPage))
  expect(fetched.length).toBeGreaterThan(0)
  expect(fetched.filter(([, name]) => !fetchedLater.has(name))).toEqual([])
})

test.each(pages)('what %s fetches later is styled by files that it links', (page) => {
  const files = loadedFrom(page)
  const linked = stylesOf(files)
  expect(fetchedLaterBy(files).filter(([, name]) => !linked.has(name))).toEqual([])
})
