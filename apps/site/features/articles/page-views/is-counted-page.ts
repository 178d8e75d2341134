import { routeOf } from '../../../routes.ts'

/** Whether readings of a page are counted: it is a news item or a notice, also one published since the start. */
export function isCountedPage(path: string): boolean {
  return /^\/(?:news|notice)\/./.test(path) && routeOf(path) !== undefined
}
