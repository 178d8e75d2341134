import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import type { RowProblem } from './load-rows.ts'
import type { Row } from './read-rows.ts'

/** Says of refusals in one word what led to them, and in which row of the file that is. */
export function explainRefusals(
  rows: readonly Row[],
  problems: readonly RowProblem[],
): readonly RowProblem[] {
  const refused = new Set(problems.map(({ row }) => row))
  const causeOf = (registration: number | undefined): string => {
    if (registration === undefined) return 'no row has its shipment columns'
    return refused.has(registration)
      ? `its registration in row ${registration} is refused`
      : `its registration comes too late, in row ${registration}`
  }
  const events = new Map(
    rows.flatMap((row) => ('event' in row ? [[row.row, fieldsOf(row.event)] as const] : [])),
  )
  return problems.map(({ row, problem }) => {
    const { waybillNo, eventId } = events.get(row) ?? {}
    if (problem === 'unknown-shipment') {
      const first = [...events].find(([, other]) => other.shipment && other.waybillNo === waybillNo)?.[0]
      return { row, problem: `waybillNo: ${waybillNo} is not registered; ${causeOf(first)}` }
    }
    if (problem === 'conflict') {
      const first = [...events].find(([at, other]) => at < row && other.eventId === eventId)?.[0]
      const where = first === undefined ? 'is stored already' : `stands in row ${first}`
      return { row, problem: `eventId: ${eventId} ${where} with other content` }
    }
    return { row, problem }
  })
}

type Fields = { readonly waybillNo?: string; readonly eventId?: string; readonly shipment?: boolean }

function fieldsOf(event: unknown): Fields {
  const { waybillNo, eventId, shipment } = (event ?? {}) as Record<string, unknown>
  const read = typeof waybillNo === 'string' ? recogniseNumber(waybillNo) : null
  return {
    ...(read && 'number' in read ? { waybillNo: String(read.number) } : {}),
    ...(typeof eventId === 'string' ? { eventId } : {}),
    shipment: shipment !== undefined,
  }
}
