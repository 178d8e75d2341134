import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { writeCsv } from '../../../../client/csv/write-csv.ts'
import type { TrackingTexts } from '../tracking-texts.ts'
import { eventsOf } from './events-of.ts'
import { eventName, statusName } from './shipment-words.ts'

/** The list as CSV. Times are ISO 8601 with the offset of their place. */
export function exportCsv(texts: TrackingTexts, answers: readonly TrackingAnswer[]): string {
  const { columns } = texts.words.export
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
  return writeCsv([heads, ...answers.map((answer) => cellsOf(texts, answer))])
}

function cellsOf(texts: TrackingTexts, answer: TrackingAnswer): readonly string[] {
  const { notFound } = texts.words
  switch (answer.kind) {
    case 'found': {
      const { shipment } = answer
      const [last] = eventsOf(shipment)
      return [
        answer.number,
        statusName(texts, shipment),
        shipment.origin.name[texts.locale],
        shipment.destination.name[texts.locale],
        shipment.eta ? `${shipment.eta.from}/${shipment.eta.to}` : '',
        last ? eventName(texts, last) : '',
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
