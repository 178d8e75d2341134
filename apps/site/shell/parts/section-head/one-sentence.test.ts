import { expect, test } from 'vitest'
import { oneSentence } from './one-sentence.ts'

test.each([
  [['每一件货，', '去向都说得清'], '每一件货，去向都说得清'],
  [['Every shipment,', 'accounted for'], 'Every shipment, accounted for'],
  [['接进 WMS', '就能用'], '接进 WMS 就能用'],
  [['Eins für die Straße,', 'eins fürs Büro'], 'Eins für die Straße, eins fürs Büro'],
  [['Süß', 'und groß'], 'Süß und groß'],
  [
    ['\u2068Eight services,\u2069', '\u2068one network\u2069'],
    '\u2068Eight services,\u2069 \u2068one network\u2069',
  ],
  [['只有一行'], '只有一行'],
  [[], ''],
])('%j is said as %j', (lines, said) => {
  expect(oneSentence(lines)).toBe(said)
})
