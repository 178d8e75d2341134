import type { TrackingAnswer } from '@hongyan/domain/tracking-answer'
import type { Speech } from '../speech.ts'
import { eventName } from './shipment-words.ts'

/** The list as CSV. Times are ISO 8601 with the offset of their place. */
export function exportCsv(speech: Speech, answers: readonly TrackingAnswer[]): string {
  const { columns } = speech.words.export
  const heads = [
    columns.number,
    columns.status,
    columns.from,
    columns.to,
    columns.eta,
    columns.lastEvent,
    columns.lastTime,
    columns.pieces,
  ]
  return csvOf([heads, ...answers.map((answer) => cellsOf(speech, answer))])
}

/**
 * A table as CSV (RFC 4180) with a byte order mark, so that spreadsheets read the Chinese. A cell that a spreadsheet
 * would take for a formula is quoted with an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cellsOf(speech: Speech, answer: TrackingAnswer): readonly string[] {
  const { notFound } = speech.words
  switch (answer.kind) {
    case 'found': {
      const { shipment } = answer
      const last = shipment.events[0]
      return [
        answer.number,
        speech.words.statuses[shipment.status].name,
        shipment.origin.name[speech.locale],
        shipment.destination.name[speech.locale],
        shipment.eta ? `${shipment.eta.from}/${shipment.eta.to}` : '',
        last ? eventName(speech, last) : '',
        last?.at ?? '',
        String(shipment.packages.length),
      ]
    }
    case 'not-yet-scanned':
      return [answer.number, notFound.notYetScanned.title, '', '', '', '', answer.registeredAt, '']
    case 'unknown':
      return [answer.number, notFound.unknown.title, '', '', '', '', '', '']
    case 'bad-format':
      return [answer.number, notFound.badFormat.title, '', '', '', '', '', '']
  }
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
