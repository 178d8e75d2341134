import { routes } from '../src/routes.ts'

/** Pages whose readings are counted: news items and notices. */
export function countedPages(): ReadonlySet<string> {
  return new Set(routes.map(({ pattern }) => pattern).filter((path) => /^\/(news|notice)\/./.test(path)))
}
