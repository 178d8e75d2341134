import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/** Where a request is made and told to the request bar: by the clients' core, and by the counting fetch. */
const counted = ['apps/site/client/clients.ts', 'apps/site/client/counted-fetch.ts']
/** Where the words of a request stand in a program that is shown to somebody. */
const shown = ['apps/site/features/developers/write-programs.ts']

test('every call of a page is counted by the request bar', () => {
  const bare = trackedFiles(
    /^(apps\/site\/(blocks|client|features|pages|shell)|packages\/ui)\/.*\.(ts|tsx|astro)$/,
  )
    .filter(({ path }) => ![...counted, ...shown].includes(path) && !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w.])fetch\(|\b(?:globalThis|window|self)\.fetch\b/g)].map(
        ({ index }) => `${path}:${text.slice(0, index).split('\n').length}`,
      ),
    )
  expect(bare).toEqual([])
})
