import type { ImportLine } from './book-model.ts'

/** What a person decided about one line of a file, as the import takes it. */
export type LineDecision = {
  readonly line: number
  readonly act: 'take' | 'replace' | 'skip'
  readonly fields?: Readonly<Record<string, string>>
}

/** Names of the controls of a line. */
export const actControl = (line: number): string => `act-${line}`
export const fixControl = (line: number, field: string): string => `fix-${line}-${field}`

/** A choice among areas is sent with its code behind this. */
export const areaChoice = 'area:'

/** An area is corrected in words, which the call takes as the province they begin with. */
const sentAs: Readonly<Record<string, string>> = { areaCode: 'province' }

/**
 * The decisions in a form about the lines that need a look. A field that was corrected decides for its line; whatever
 * stays as it was is skipped.
 */
export function readDecisions(
  fieldOf: (name: string) => string | undefined,
  lines: readonly ImportLine[],
): readonly LineDecision[] {
  return lines.flatMap(({ line, verdict, notes }): LineDecision[] => {
    const act = fieldOf(actControl(line)) ?? 'skip'
    const corrected = Object.fromEntries(
      notes.flatMap(({ field, from, fix }) => {
        const value = fieldOf(fixControl(line, field))?.trim() ?? ''
        return fix.kind === 'edit' && value !== '' && value !== from ? [[sentAs[field] ?? field, value]] : []
      }),
    )
    const area = act.startsWith(areaChoice) ? { areaCode: act.slice(areaChoice.length) } : {}
    const fields = { ...corrected, ...area }
    if (Object.keys(fields).length > 0) return [{ line, act: 'take', fields }]
    // A line that cannot be kept as it is has to be corrected first.
    if (verdict === 'refused' || (act !== 'take' && act !== 'replace')) return []
    return [{ line, act }]
  })
}
