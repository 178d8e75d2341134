import { money } from '@hongyan/domain/typed/money-rule'
import { type FigureRule, type ParsedFigure, readFigure } from '@hongyan/domain/typed/read-figure'

/** How a value of the rates is typed: money for minor units, kg for grams, percent for basis points, `2-3` for days. */
const figures = {
  money,
  percent: { places: 2, decimals: 2 },
  kilograms: { places: 3, decimals: 3 },
  centimetres: { places: 1, decimals: 1 },
  count: { places: 0, decimals: 0 },
} as const satisfies Readonly<Record<string, FigureRule>>

export type CellKind = keyof typeof figures | 'clock' | 'days' | 'day' | 'dayList'

/** What is wrong with what was typed in a cell; each has its words in the texts of the desk. */
export type CellProblem = Exclude<ParsedFigure['kind'], 'figure'> | 'clock' | 'days' | 'day'

type Read =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly problem: CellProblem }

const isFigure = (kind: CellKind): kind is keyof typeof figures => Object.hasOwn(figures, kind)
const day = /^\d{4}-\d\d-\d\d$/

/** The value of what was typed; undefined for nothing. */
export function readCell(text: string, kind: CellKind): Read {
  const typed = text.trim()
  if (isFigure(kind)) {
    const read = readFigure(typed, figures[kind])
    if (read.kind === 'empty') return { kind: 'value', value: undefined }
    return read.kind === 'figure'
      ? { kind: 'value', value: read.value }
      : { kind: 'problem', problem: read.kind }
  }
  if (kind === 'dayList') {
    const days = typed === '' ? [] : typed.split(/[\s,，、;]+/)
    return days.every((one) => day.test(one)) ? { kind: 'value', value: days } : wrong('day')
  }
  if (typed === '') return { kind: 'value', value: undefined }
  if (kind === 'day') return day.test(typed) ? { kind: 'value', value: typed } : wrong('day')
  if (kind === 'clock') {
    const [, hour = '', minute = ''] = /^(\d{1,2})[:：](\d\d)$/.exec(typed) ?? []
    const value = `${hour.padStart(2, '0')}:${minute}`
    return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? { kind: 'value', value } : wrong('clock')
  }
  const [, least, most = least] = /^(\d{1,2})(?:\s*[-–~至]\s*(\d{1,2}))?$/.exec(typed) ?? []
  return least === undefined || Number(most) < Number(least)
    ? wrong('days')
    : { kind: 'value', value: [Number(least), Number(most)] }
}

const wrong = (problem: CellProblem): Read => ({ kind: 'problem', problem })

/** A value as it is typed: money always with all its decimals. */
export function showCell(value: unknown, kind: CellKind): string {
  if (value === undefined || value === null) return ''
  if (kind === 'days' && Array.isArray(value)) return [...new Set(value)].join('-')
  if (Array.isArray(value)) return value.join(' ')
  if (!isFigure(kind) || typeof value !== 'number') return String(value)
  const { places } = figures[kind]
  const sure = kind === 'money' ? places : 0
  return (value / 10 ** places).toLocaleString('en-US', {
    useGrouping: false,
    minimumFractionDigits: sure,
    maximumFractionDigits: places,
  })
}
