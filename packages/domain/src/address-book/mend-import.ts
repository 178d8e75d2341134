import { parseAddress } from '../addresses/parse-address.ts'
import { areaFromNames } from '../places/area-from-names.ts'
import type { AddressInput } from './read-content.ts'
import { type ImportedLine, lineOf } from './read-import.ts'

/** What a person decides about one line. `fields` mend it; an area given by code takes the place of the one read. */
export type ImportDecision = {
  readonly line: number
  readonly act: 'take' | 'replace' | 'skip'
  readonly fields?: Omit<AddressInput, 'text'> | undefined
}

/** The lines of a file with what was decided to be put right in them. */
export function mendImport(
  lines: readonly ImportedLine[],
  decisions: readonly ImportDecision[],
): readonly ImportedLine[] {
  const byLine = new Map(decisions.map((decision) => [decision.line, decision]))
  return lines.map((line) => {
    const fields = byLine.get(line.line)?.fields
    if (fields === undefined) return line
    if (!fields.area) return lineOf(line, { input: { ...line.input, ...fields }, read: line.read })
    const { text: _text, ...given } = line.input
    const { name, phone, detail } = line.read
    const input = { name: name ?? '', phone: phone ?? '', detail, ...given, ...fields }
    return lineOf(line, { input, read: parseAddress(areaFromNames([fields.area, input.detail ?? ''])) })
  })
}
