import type { PageSeed } from '../../collection-seeds.ts'
import { arms } from './products/arms.ts'
import { cashOnDelivery } from './products/cash-on-delivery.ts'
import { cloudWarehouse } from './products/cloud-warehouse.ts'
import { coldChainServices } from './products/cold-chain-services.ts'
import { drones } from './products/drones.ts'
import { industryCollege } from './products/industry-college.ts'
import { insurance } from './products/insurance.ts'
import { intelligentPark } from './products/intelligent-park.ts'
import { intelligentWarehouse } from './products/intelligent-warehouse.ts'
import { packaging } from './products/packaging.ts'
import { receipts } from './products/receipts.ts'
import { robots } from './products/robots.ts'
import { tms } from './products/tms.ts'
import { wcs } from './products/wcs.ts'
import { wms } from './products/wms.ts'

const software = [wms, wcs, tms]
const hardware = [robots, arms, drones]
const technology = [intelligentWarehouse, intelligentPark]
const additions = [insurance, cashOnDelivery, receipts, packaging, coldChainServices]
const programmes = [cloudWarehouse, industryCollege]

/** Pages of what is sold beside the eight services. */
export const productPages: readonly PageSeed[] = [
  ...software,
  ...hardware,
  ...technology,
  ...additions,
  ...programmes,
]
