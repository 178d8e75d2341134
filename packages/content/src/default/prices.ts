import type { DocumentInput } from '../contract/site.ts'
import { both, type Seed } from '../seed.ts'

export const priceTables: Seed<DocumentInput<'priceTables'>> = {
  packaging: [],
  services: [],
  validFrom: '2026-10-01',
  note: both(
    '价格含税，以下单时显示的为准。',
    'Prices include tax; what you see when ordering is what you pay.',
  ),
}
