import { inEach } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { sampleNow, sampleShipment } from '../samples/fixture-shipments.ts'
import { specialAnswers, statusAnswers } from '../samples/fixtures.ts'
import { trackingWords } from '../words.ts'
import { exportCsv } from './export-csv.ts'

const texts = { locale: 'en-US', words: trackingWords('en-US'), now: sampleNow } as const

describe('exportCsv', () => {
  const text = exportCsv(texts, [
    statusAnswers.out_for_delivery,
    specialAnswers.unknown,
    specialAnswers.notYetScanned,
  ])

  it('begins with a byte order mark and has a row for every number', () => {
    expect(text.startsWith('\uFEFFNumber,')).toBe(true)
    expect(text.trimEnd().split('\r\n')).toHaveLength(4)
  })

  it('gives times with their offset', () => {
    expect(text).toContain('2026-11-21T12:52:00+08:00')
  })

  it('quotes what would break a row and disarms formulas', () => {
    const shipment = sampleShipment('HY660120260045', {
      origin: { ...sampleShipment('').origin, name: { ...inEach(() => ''), 'en-US': 'A, "B"' } },
    })
    const row = exportCsv(texts, [{ kind: 'found', number: '=1+1', shipment }])
    expect(row).toContain('"A, ""B"""')
    expect(row).toContain("'=1+1")
  })
})
