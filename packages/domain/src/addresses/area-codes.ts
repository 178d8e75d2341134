import { divisionPath } from '../places/divisions.ts'
import codes from './area-codes.json' with { type: 'json' }

type AreaCode = { readonly areaCode: string; readonly divisions: readonly string[] }

let table: readonly AreaCode[] | null = null

/** Every area code with the divisions that dial with it; those of the mainland first. */
export function areaCodes(): readonly AreaCode[] {
  table ??= codes.lines.map((line) => {
    const [areaCode = '', divisions = ''] = line.split('|')
    return { areaCode, divisions: divisions.split(' ') }
  })
  return table
}

/** The area code that is dialled in a division, or null for a province with several and for unknown codes. */
export function areaCodeOf(code: string): string | null {
  for (const { code: one } of [...divisionPath(code)].reverse()) {
    const found = areaCodes().find(({ divisions }) => divisions.includes(one))
    if (found) return found.areaCode
  }
  return null
}
