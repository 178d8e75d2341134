import { expect, test } from 'vitest'
import { isAction, loadedWith } from './loaded-with.ts'
import { trackedFiles } from './tracked-files.ts'

const code = new Map(
  trackedFiles(/^apps\/site\/.*\.tsx?$/)
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .map(({ path, text }) => [path, text] as const),
)

/** Schemas and vocabulary run in a browser: without the server's files, a database, or anything of Node. */
const isOfServer = (target: string): boolean =>
  /^(apps\/site\/(server|pages)\/|@hongyan\/(?!locales$|kernel\/)|kysely|node:)/.test(target)

/** Scripts of pages, and what wakes in them. */
const scripts = [...code.keys()].filter((path) =>
  /\.(client|island)\.tsx?$|^apps\/site\/(client\/(?!.*testing)|browser\.ts)/.test(path),
)

test('a browser is given nothing of the server: of an actions.ts its calls alone', () => {
  const isOfServerAlone = (target: string): boolean =>
    isOfServer(target) && !/^@hongyan\/(content|documents|tables|ui)/.test(target)
  const given = scripts.flatMap((path) =>
    [...loadedWith(path, { isCut: isAction })].filter(isOfServerAlone).map((target) => `${path} > ${target}`),
  )
  expect(given).toEqual([])
})

test('pages take of an actions.ts its actions alone', () => {
  const others = [...code]
    .filter(([path]) => /^apps\/site\/(blocks|client|shell|features\/.*\/ui|features\/.*load\.ts)/.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^import \{([^}]*)\} from '[^']*\/actions\.ts'/gm)].flatMap(([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !/Action( as \w+)?$/.test(name) && !name.startsWith('type '))
          .map((name) => `${path} > ${name}`),
      ),
    )
  expect(others).toEqual([])
})

test('every call of the site is declared with what it does in an actions.ts', () => {
  const elsewhere = [...code]
    .filter(([, text]) => /^(export )?const \w+ = define(Call|Action|Answer)\(/m.test(text))
    .filter(([path]) => !path.endsWith('/actions.ts') && path !== 'apps/site/server/requests/action.ts')
    .map(([path]) => path)
  expect(elsewhere).toEqual([])
})
