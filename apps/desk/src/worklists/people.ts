import type { Option } from '../parts/field.tsx'
import { useTexts } from '../texts/language.tsx'
import type { Row } from './declarations.ts'

/** Whom work can be with: oneself, nobody, and whoever has some of the rows that are seen. */
export function usePeople(rows: readonly Row[]): readonly Option[] {
  const { me, nobody } = useTexts().worklists
  const seen = new Map<string, string>()
  for (const { assignee, assigneeName } of rows)
    if (typeof assignee === 'string' && typeof assigneeName === 'string') seen.set(assignee, assigneeName)
  const others = [...seen].map(([id, label]) => ({ id, label }))
  return [{ id: 'me', label: me }, { id: 'nobody', label: nobody }, ...others]
}
