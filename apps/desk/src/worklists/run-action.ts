import { AskError, askDeclared } from '../client/ask.ts'
import type { Action } from './declarations.ts'
import { bodyOf, type Typed } from './field-values.ts'

/** What became of a row. */
export type Outcome = { readonly id: string; readonly done: boolean; readonly message: string | null }

/** Most rows that a call takes. */
const mostRows = 100

/** Does something with rows, by their keys, and tells what became of each. @throws AskError where it is not begun */
export async function runAction(
  action: Action,
  ids: readonly string[],
  typed: Typed,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (let from = 0; from < ids.length; from += mostRows) {
    const asked = ids.slice(from, from + mostRows)
    const body = { ids: asked, ...bodyOf(action.fields, typed) }
    try {
      const answer = await askDeclared('POST', action.path, { body })
      outcomes.push(...(answer as { readonly outcomes: readonly Outcome[] }).outcomes)
    } catch (error) {
      // What was done before is told all the same.
      if (outcomes.length === 0 || !(error instanceof AskError)) throw error
      outcomes.push(...ids.slice(from).map((id) => ({ id, done: false, message: error.message })))
      break
    }
  }
  return outcomes
}
