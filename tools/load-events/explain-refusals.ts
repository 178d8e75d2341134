import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import type { RowProblem } from './load-rows.ts'
import type { RowsInTurn } from './read-rows.ts'

type Fields = { readonly waybillNo?: string; readonly eventId?: string; readonly shipment?: boolean }

/** Says of refusals in one word what led to them, and in which row of the file that is. */
export async function explainRefusals(
  again: () => RowsInTurn,
  problems: readonly RowProblem[],
): Promise<readonly RowProblem[]> {
  const unclear = new Map(
    problems
      .filter(({ problem }) => problem === 'unknown-shipment' || problem === 'conflict')
      .map(({ row }) => [row, {} as Fields]),
  )
  if (unclear.size === 0) return problems
  await lookFor(again(), (row, fields) => unclear.has(row) && unclear.set(row, fields))
  const registrations = firstOf([...unclear.values()].map(({ waybillNo }) => waybillNo))
  const ids = firstOf([...unclear.values()].map(({ eventId }) => eventId))
  await lookFor(again(), (row, { waybillNo = '', eventId = '', shipment }) => {
    if (shipment && registrations.get(waybillNo) === null) registrations.set(waybillNo, row)
    if (ids.get(eventId) === null) ids.set(eventId, row)
  })

  const refused = new Set(problems.map(({ row }) => row))
  const causeOf = (registration: number | null): string => {
    if (registration === null) return 'no row has its shipment columns'
    return refused.has(registration)
      ? `its registration in row ${registration} is refused`
      : `its registration comes too late, in row ${registration}`
  }
  return problems.map(({ row, problem }) => {
    const { waybillNo = '', eventId = '' } = unclear.get(row) ?? {}
    if (problem === 'unknown-shipment')
      return {
        row,
        problem: `waybillNo: ${waybillNo} is not registered; ${causeOf(registrations.get(waybillNo) ?? null)}`,
      }
    if (problem === 'conflict') {
      const first = ids.get(eventId) ?? row
      const where = first < row ? `stands in row ${first}` : 'is stored already'
      return { row, problem: `eventId: ${eventId} ${where} with other content` }
    }
    return { row, problem }
  })
}

/** For each of some words the row where it stands first, once that is known. */
function firstOf(words: readonly (string | undefined)[]): Map<string, number | null> {
  return new Map(words.map((word) => [word ?? '', null]))
}

async function lookFor(turns: RowsInTurn, look: (row: number, fields: Fields) => unknown): Promise<void> {
  for await (const rows of turns) {
    for (const line of rows) if ('event' in line) look(line.row, fieldsOf(line.event))
  }
}

function fieldsOf(event: unknown): Fields {
  const { waybillNo, eventId, shipment } = (event ?? {}) as Record<string, unknown>
  const read = typeof waybillNo === 'string' ? recogniseNumber(waybillNo) : null
  return {
    ...(read && 'number' in read ? { waybillNo: String(read.number) } : {}),
    ...(typeof eventId === 'string' ? { eventId } : {}),
    shipment: shipment !== undefined,
  }
}
