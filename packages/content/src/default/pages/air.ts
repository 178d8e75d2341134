import type { PageSeed } from '../../collection-seeds.ts'
import { airAbout } from './air/about.ts'
import { airCargo } from './air/cargo.ts'
import { airCompartments } from './air/compartments.ts'
import { dropOff } from './air/drop-off.ts'
import { airFreightDocuments } from './air/e-freight.ts'
import { eawb } from './air/eawb.ts'
import { ecsd } from './air/ecsd.ts'
import { edgd } from './air/edgd.ts'
import { airHome } from './air/home.ts'
import { preCheck } from './air/pre-check.ts'
import { airProhibited } from './air/prohibited.ts'
import { airRecruitment } from './air/recruitment.ts'

/** The pages of the air brand, in the order of its menu. */
export const airPages: readonly PageSeed[] = [
  airHome,
  airAbout,
  airCargo,
  airCompartments,
  airProhibited,
  airRecruitment,
  airFreightDocuments,
  eawb,
  ecsd,
  edgd,
  preCheck,
  dropOff,
]
