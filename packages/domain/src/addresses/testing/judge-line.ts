import { divisionPath } from '../../places/divisions.ts'
import { parseAddress } from '../parse-address.ts'
import type { LabelledLine } from './labelled-lines.ts'

/**
 * What came of a line. `asked`: whoever sent it has to say more, because the place is not known, stops above its
 * district, or contradicts; `sure`: wrong, and said to be sure.
 */
export type Judgement = 'right' | 'asked' | 'wrong' | 'sure'

/** Judges the area that was read, and whether name, phone and street are as they should be. */
export function judgeLine(line: LabelledLine): { readonly area: Judgement; readonly fields: boolean } {
  const { province, city, district, name, phone, detail, confidence, candidates, corrections } = parseAddress(
    line.text,
  )
  const found = district ?? city ?? province
  const fields =
    (line.name === undefined || name === line.name) &&
    (line.phone === undefined || phone === line.phone) &&
    (line.without === undefined || !detail.includes(line.without))
  const contradicted = corrections.some(({ reason }) => reason === 'contradicted')
  const asks = found === null || contradicted || (candidates.length > 0 && district === null)
  if (line.code === null) {
    const whole = found !== null && district === null && city !== null
    return {
      area: asks ? 'right' : whole ? 'asked' : confidence.district === 'sure' ? 'sure' : 'wrong',
      fields,
    }
  }
  if (found?.code === line.code && !contradicted) return { area: 'right', fields }
  const above = found !== null && divisionPath(line.code).some(({ code }) => code === found.code)
  if (asks || above) return { area: 'asked', fields }
  return { area: confidence[found.level] === 'sure' ? 'sure' : 'wrong', fields }
}
