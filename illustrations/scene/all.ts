import { about } from './about.ts'
import { air } from './air.ts'
import { airNetwork } from './air-network.ts'
import { apron } from './apron.ts'
import { bulky } from './bulky.ts'
import { city } from './city.ts'
import { cloudWarehouse } from './cloud-warehouse.ts'
import { cold } from './cold.ts'
import { coldChain } from './cold-chain.ts'
import { compartment } from './compartment.ts'
import { contact } from './contact.ts'
import { cosmetics } from './cosmetics.ts'
import { crossBorder } from './cross-border.ts'
import { doorstep } from './doorstep.ts'
import { drone } from './drone.ts'
import { education } from './education.ts'
import { express } from './express.ts'
import { forklift } from './forklift.ts'
import { freight } from './freight.ts'
import { hardware } from './hardware.ts'
import { hub } from './hub.ts'
import { lab } from './lab.ts'
import { locker } from './locker.ts'
import { notfound } from './notfound.ts'
import { packing } from './packing.ts'
import { park } from './park.ts'
import { pharma } from './pharma.ts'
import { rail } from './rail.ts'
import { robot } from './robot.ts'
import type { Scene } from './scene.ts'
import { service } from './service.ts'
import { shippingLabel } from './shipping-label.ts'
import { software } from './software.ts'
import { sorter } from './sorter.ts'
import { store } from './store.ts'
import { sustainability } from './sustainability.ts'
import { van } from './van.ts'
import { wardrobe } from './wardrobe.ts'
import { warehousing } from './warehousing.ts'
import { whitePaper } from './white-paper.ts'

/** Every picture by the name the site asks for it. */
export const allScenes = {
  warehousing,
  express,
  freight,
  bulky,
  'cold-chain': coldChain,
  pharma,
  'cross-border': crossBorder,
  air,
  van,
  forklift,
  locker,
  hub,
  cold,
  robot,
  city,
  apron,
  sustainability,
  notfound,
  hardware,
  software,
  park,
  'cloud-warehouse': cloudWarehouse,
  education,
  'air-network': airNetwork,
  compartment,
  service,
  about,
  contact,
  'white-paper': whitePaper,
  sorter,
  rail,
  drone,
  lab,
  store,
  packing,
  wardrobe,
  cosmetics,
  doorstep,
  'shipping-label': shippingLabel,
} as const satisfies Record<string, Scene>
