import type { DocumentInput } from '@hongyan/documents'
import { both, type Seed } from '../seed.ts'
import { packagingPrices } from './prices/packaging.ts'
import { servicePrices } from './prices/services.ts'

/** What packaging materials and services cost, as pages quote it by id. */
export const priceTables: Seed<DocumentInput<'priceTables'>> = {
  packaging: packagingPrices,
  services: servicePrices,
  validFrom: '2026-10-01',
  note: both(
    '价格含税，以下单时显示的为准；单价是示例数据。',
    'Prices include tax; what you see when ordering is what you pay. Unit prices are sample data.',
  ),
}
