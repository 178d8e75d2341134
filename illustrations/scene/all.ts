import { about } from './about.ts'
import { air } from './air.ts'
import { airNetwork } from './air-network.ts'
import { apron } from './apron.ts'
import { armMechanic } from './arm-mechanic.ts'
import { battery } from './battery.ts'
import { bookShelves } from './book-shelves.ts'
import { books } from './books.ts'
import { bothWays } from './both-ways.ts'
import { branchCounter } from './branch-counter.ts'
import { bulky } from './bulky.ts'
import { carParts } from './car-parts.ts'
import { carbonSum } from './carbon-sum.ts'
import { city } from './city.ts'
import { clinic } from './clinic.ts'
import { cloudWarehouse } from './cloud-warehouse.ts'
import { cold } from './cold.ts'
import { coldChain } from './cold-chain.ts'
import { coldRoom } from './cold-room.ts'
import { compartment } from './compartment.ts'
import { contact } from './contact.ts'
import { coolContainer } from './cool-container.ts'
import { cosmetics } from './cosmetics.ts'
import { crateMeasured } from './crate.ts'
import { crossBorder } from './cross-border.ts'
import { customsPapers } from './customs-papers.ts'
import { dollyTrain } from './dolly-train.ts'
import { doorstep } from './doorstep.ts'
import { driver } from './driver.ts'
import { drone } from './drone.ts'
import { education } from './education.ts'
import { express } from './express.ts'
import { flowers } from './flowers.ts'
import { foldingBoxes } from './folding-boxes.ts'
import { forklift } from './forklift.ts'
import { freight } from './freight.ts'
import { gateCheck } from './gate-check.ts'
import { hardware } from './hardware.ts'
import { highRack } from './high-rack.ts'
import { hotline } from './hotline.ts'
import { hub } from './hub.ts'
import { instrument } from './instrument.ts'
import { lab } from './lab.ts'
import { litchiCooling } from './litchi.ts'
import { loadPlan } from './load-plan.ts'
import { locker } from './locker.ts'
import { lockerConsent } from './locker-consent.ts'
import { maskedNumber } from './masked-number.ts'
import { mountainFlight } from './mountain-flight.ts'
import { notfound } from './notfound.ts'
import { packing } from './packing.ts'
import { park } from './park.ts'
import { pharma } from './pharma.ts'
import { rail } from './rail.ts'
import { robot } from './robot.ts'
import { roofPower } from './roof-power.ts'
import type { Scene } from './scene.ts'
import { seafood } from './seafood.ts'
import { service } from './service.ts'
import { shippingLabel } from './shipping-label.ts'
import { signedReceipt } from './signed-receipt.ts'
import { smokeDrill } from './smoke-drill.ts'
import { sofaStairs } from './sofa-stairs.ts'
import { sofaSwap } from './sofa-swap.ts'
import { software } from './software.ts'
import { sorter } from './sorter.ts'
import { sortingLine } from './sorting-line.ts'
import { stoppedLine } from './stopped-line.ts'
import { store } from './store.ts'
import { sustainability } from './sustainability.ts'
import { tea } from './tea.ts'
import { temperatureCurve } from './temperature-curve.ts'
import { typhoon } from './typhoon.ts'
import { van } from './van.ts'
import { vase } from './vase.ts'
import { wardrobe } from './wardrobe.ts'
import { warehousing } from './warehousing.ts'
import { whitePaper } from './white-paper.ts'
import { winterRound } from './winter-round.ts'

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
  flowers,
  tea,
  seafood,
  litchi: litchiCooling,
  'car-parts': carParts,
  books,
  vase,
  'winter-round': winterRound,
  'branch-counter': branchCounter,
  hotline,
  'high-rack': highRack,
  'dolly-train': dollyTrain,
  battery,
  'smoke-drill': smokeDrill,
  'folding-boxes': foldingBoxes,
  'stopped-line': stoppedLine,
  'sorting-line': sortingLine,
  crate: crateMeasured,
  'customs-papers': customsPapers,
  typhoon,
  'both-ways': bothWays,
  driver,
  'sofa-stairs': sofaStairs,
  'sofa-swap': sofaSwap,
  clinic,
  'temperature-curve': temperatureCurve,
  'cool-container': coolContainer,
  'locker-consent': lockerConsent,
  'cold-room': coldRoom,
  'book-shelves': bookShelves,
  'mountain-flight': mountainFlight,
  'load-plan': loadPlan,
  'carbon-sum': carbonSum,
  'signed-receipt': signedReceipt,
  'gate-check': gateCheck,
  'roof-power': roofPower,
  'masked-number': maskedNumber,
  'arm-mechanic': armMechanic,
  instrument,
} as const satisfies Record<string, Scene>
