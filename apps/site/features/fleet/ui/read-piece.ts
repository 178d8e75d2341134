import type { Piece } from '@hongyan/domain/loading/shapes'
import { countUnits, lengthUnits, weightUnits } from '@hongyan/domain/typed/figure-units'
import { type FigureRule, type ParsedFigure, readFigure } from '@hongyan/domain/typed/read-figure'

/** Fields of the form as they are called in the address: centimetres, kilograms, pieces. */
export const pieceFields = ['l', 'w', 'h', 'kg', 'n'] as const
export type PieceField = (typeof pieceFields)[number]

type PieceProblem = 'not-a-number' | 'unclear' | 'too-large' | 'needed' | 'zero' | 'whole'

/** A piece as it was asked about: what stands in the fields, what is wrong with them, and the piece where nothing is. */
export type AskedPiece = {
  readonly typed: Readonly<Record<PieceField, string>>
  readonly tiltable: boolean
  readonly problems: Readonly<Partial<Record<PieceField, PieceProblem>>>
  readonly piece: Piece | null
}

const side: FigureRule & { readonly most: number } = {
  places: 1,
  decimals: 1,
  rest: 'up',
  units: lengthUnits,
  most: 30_000,
}
/** How each field is read: in millimetres, grams and pieces, up to 30 m, 200 t and 9,999. */
const rules: Readonly<Record<PieceField, FigureRule & { readonly most: number }>> = {
  l: side,
  w: side,
  h: side,
  kg: { places: 3, decimals: 3, rest: 'up', units: weightUnits, most: 200_000_000 },
  n: { places: 0, decimals: 0, units: countUnits, most: 9999 },
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
  const of = (field: PieceField): number => {
    const read = readFigure(typed[field], rules[field])
    const problem = problemOf(read, rules[field].most)
    if (problem !== null) problems[field] = problem
    return read.kind === 'figure' ? read.value : 0
  }
  const piece = {
    length: of('l'),
    width: of('w'),
    height: of('h'),
    weight: of('kg'),
    count: of('n'),
    tiltable: query.get('tilt') === '1',
  }
  const whole = Object.keys(problems).length === 0
  return { typed, tiltable: piece.tiltable, problems, piece: whole ? piece : null }
}

function problemOf(read: ParsedFigure, most: number): PieceProblem | null {
  if (read.kind === 'empty') return 'needed'
  if (read.kind === 'too-fine') return 'whole'
  if (read.kind !== 'figure') return read.kind
  if (read.value === 0) return 'zero'
  return read.value > most ? 'too-large' : null
}
