import type { Piece } from '@hongyan/domain/loading'
import { readAmount } from '@hongyan/domain/prohibited'

/** Fields of the form as they are called in the address: centimetres, kilograms, pieces. */
export const pieceFields = ['l', 'w', 'h', 'kg', 'n'] as const
export type PieceField = (typeof pieceFields)[number]

export type PieceProblem = 'not-a-number' | 'too-large' | 'needed' | 'zero' | 'whole'

/** A piece as it was asked about: what stands in the fields, what is wrong with them, and the piece where nothing is. */
export type AskedPiece = {
  readonly typed: Readonly<Record<PieceField, string>>
  readonly tiltable: boolean
  readonly problems: Readonly<Partial<Record<PieceField, PieceProblem>>>
  readonly piece: Piece | null
}

/** Highest values that are read, in thousandths: 30 m, 200 t, 9,999 pieces. */
const most: Readonly<Record<PieceField, number>> = {
  l: 3_000_000,
  w: 3_000_000,
  h: 3_000_000,
  kg: 200_000_000,
  n: 9_999_000,
}

/** An empty form. */
export const nothingAsked: AskedPiece = {
  typed: { l: '', w: '', h: '', kg: '', n: '1' },
  tiltable: false,
  problems: {},
  piece: null,
}

/** Reads a piece from an address. Lengths are rounded up to whole millimetres: nothing slips through a door. */
export function readPiece(query: URLSearchParams): AskedPiece {
  if (!pieceFields.some((field) => query.has(field))) return nothingAsked
  const typed = Object.fromEntries(
    pieceFields.map((field) => [field, (query.get(field) ?? (field === 'n' ? '1' : '')).slice(0, 20)]),
  ) as AskedPiece['typed']
  const problems: Partial<Record<PieceField, PieceProblem>> = {}
  const thousandths = (field: PieceField): number => {
    const read = readAmount(typed[field])
    const problem = problemOf(field, read)
    if (problem !== null) problems[field] = problem
    return typeof read === 'number' ? read : 0
  }
  const millimetres = (field: PieceField) => Math.ceil(thousandths(field) / 100)
  const piece = {
    length: millimetres('l'),
    width: millimetres('w'),
    height: millimetres('h'),
    weight: thousandths('kg'),
    count: thousandths('n') / 1000,
    tiltable: query.get('tilt') === '1',
  }
  const whole = Object.keys(problems).length === 0
  return { typed, tiltable: piece.tiltable, problems, piece: whole ? piece : null }
}

function problemOf(field: PieceField, read: ReturnType<typeof readAmount>): PieceProblem | null {
  if (read === null) return 'needed'
  if (typeof read !== 'number') return read
  if (read === 0) return 'zero'
  if (read > most[field]) return 'too-large'
  return field === 'n' && read % 1000 !== 0 ? 'whole' : null
}
