import type { Block, BlockKind } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import type { ReactNode } from 'react'
import type { BlockProps, Place } from '../blocks/block-props.ts'
import { Call } from '../blocks/call/call.tsx'
import { Cards } from '../blocks/cards/cards.tsx'
import { CaseCard } from '../blocks/case-card/case-card.tsx'
import { Checklist } from '../blocks/checklist/checklist.tsx'
import { Circle } from '../blocks/circle/circle.tsx'
import { Comparison } from '../blocks/comparison/comparison.tsx'
import { Compartments } from '../blocks/compartments/compartments.tsx'
import { Consultation } from '../blocks/consultation/consultation.tsx'
import { Contacts } from '../blocks/contacts/contacts.tsx'
import { Curve } from '../blocks/curve/curve.tsx'
import { DataMatrix } from '../blocks/data-matrix/data-matrix.tsx'
import { DayClock } from '../blocks/day-clock/day-clock.tsx'
import { Dimensions } from '../blocks/dimensions/dimensions.tsx'
import { Downloads } from '../blocks/downloads/downloads.tsx'
import { PageFigures } from '../blocks/figures/page-figures.tsx'
import { FilledForm } from '../blocks/filled-form/filled-form.tsx'
import { FloorPlan } from '../blocks/floor-plan/floor-plan.tsx'
import { Flow } from '../blocks/flow/flow.tsx'
import { Glossary } from '../blocks/glossary/glossary.tsx'
import { Journey } from '../blocks/journey/journey.tsx'
import { Latest } from '../blocks/latest/latest.tsx'
import { NetworkMap } from '../blocks/network-map/network-map.tsx'
import { PackagingPrices } from '../blocks/packaging-prices/packaging-prices.tsx'
import { Prose } from '../blocks/prose/prose.tsx'
import { Questions } from '../blocks/questions/questions.tsx'
import { Quote } from '../blocks/quote/quote.tsx'
import { ServicePrices } from '../blocks/service-prices/service-prices.tsx'
import { Shares } from '../blocks/shares/shares.tsx'
import { Split } from '../blocks/split/split.tsx'
import { Steps } from '../blocks/steps/steps.tsx'
import { Table } from '../blocks/table/table.tsx'
import { Targets } from '../blocks/targets/targets.tsx'
import { Timeline } from '../blocks/timeline/timeline.tsx'
import { Timetable } from '../blocks/timetable/timetable.tsx'
import { Versions } from '../blocks/versions/versions.tsx'
import { WeightRuler } from '../blocks/weight-ruler/weight-ruler.tsx'
import { AirDesk } from '../features/fleet/ui/air-desk/air-desk.tsx'
import { DoorCheck } from '../features/fleet/ui/door-check/door-check.tsx'
import { ProhibitedItems } from '../features/prohibited-items/ui/block/prohibited-items.tsx'

type Components = { readonly [Kind in BlockKind]: (props: BlockProps<Kind>) => ReactNode }

const components: Components = {
  prose: Prose,
  figures: PageFigures,
  steps: Steps,
  table: Table,
  cards: Cards,
  split: Split,
  checklist: Checklist,
  questions: Questions,
  quote: Quote,
  'packaging-prices': PackagingPrices,
  'service-prices': ServicePrices,
  case: CaseCard,
  downloads: Downloads,
  contacts: Contacts,
  consultation: Consultation,
  glossary: Glossary,
  latest: Latest,
  call: Call,
  versions: Versions,
  'weight-ruler': WeightRuler,
  'day-clock': DayClock,
  curve: Curve,
  flow: Flow,
  dimensions: Dimensions,
  journey: Journey,
  comparison: Comparison,
  timeline: Timeline,
  shares: Shares,
  targets: Targets,
  'data-matrix': DataMatrix,
  'network-map': NetworkMap,
  compartments: Compartments,
  'air-desk': AirDesk,
  'prohibited-items': ProhibitedItems,
  timetable: Timetable,
  'floor-plan': FloorPlan,
  circle: Circle,
  'filled-form': FilledForm,
  'door-check': DoorCheck,
}

/** The component of a block, whatever its kind. */
export function RenderBlock({
  block,
  locale,
  place,
}: {
  readonly block: Block
  readonly locale: LocaleId
  readonly place: Place
}) {
  const Component = componentOf(block.kind)
  return <Component block={block} locale={locale} place={place} />
}

/** A component takes blocks of the kind it stands for: what the table promises for each kind holds for the pair. */
function componentOf(
  kind: BlockKind,
): (props: { block: Block; locale: LocaleId; place: Place }) => ReactNode {
  return components[kind] as (props: { block: Block; locale: LocaleId; place: Place }) => ReactNode
}
