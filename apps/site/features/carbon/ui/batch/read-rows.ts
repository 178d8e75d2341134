import type { TransportMode } from '@hongyan/domain/carbon'
import Papa from 'papaparse'

/** One line of what was pasted, as it stands; the server judges it. */
export type AskedRow = {
  readonly from: string
  readonly to: string
  readonly weight: string
  readonly mode: string
}

/** Rows in one batch. */
export const mostRows = 500

/** What people call the modes, in the languages of the site. */
const modeNames: Readonly<Record<string, TransportMode>> = {
  '': 'road',
  公路: 'road',
  汽运: 'road',
  陆运: 'road',
  陸運: 'road',
  铁路: 'rail',
  鐵路: 'rail',
  航空: 'air',
  空运: 'air',
  空運: 'air',
  海运: 'sea',
  海運: 'sea',
  水运: 'sea',
  水運: 'sea',
}

/**
 * Rows of a pasted table or a CSV file: from, to, kilograms, mode. Commas, tabs and semicolons all divide; a heading,
 * recognised by the missing number in its third cell, and empty lines are left out.
 */
export function readRows(text: string): readonly AskedRow[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ',', ';', '，'],
  })
  const rows = data.map((cells) => cells.map((cell) => cell.trim()))
  const body = rows[0] && !/\d/.test(rows[0][2] ?? '') && rows.length > 1 ? rows.slice(1) : rows
  return body.map(([from = '', to = '', weight = '', mode = '']) => ({
    from: from.slice(0, 60),
    to: to.slice(0, 60),
    weight: weight.replace(/\s*(kg|公斤|千克)$/i, '').slice(0, 20),
    mode: (modeNames[mode] ?? mode.toLowerCase()).slice(0, 10),
  }))
}
