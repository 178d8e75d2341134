import type { Block, BlockKind } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import type { ReactNode } from 'react'
import { AirDesk } from './air-desk/air-desk.tsx'
import type { BlockProps, Place } from './block-props.ts'
import { Call } from './call/call.tsx'
import { Cards } from './cards/cards.tsx'
import { CaseCard } from './case-card/case-card.tsx'
import { Checklist } from './checklist/checklist.tsx'
import { Circle } from './circle/circle.tsx'
import { Comparison } from './comparison/comparison.tsx'
import { Compartments } from './compartments/compartments.tsx'
import { Consultation } from './consultation/consultation.tsx'
import { Contacts } from './contacts/contacts.tsx'
import { Curve } from './curve/curve.tsx'
import { DataMatrix } from './data-matrix/data-matrix.tsx'
import { DayClock } from './day-clock/day-clock.tsx'
import { Dimensions } from './dimensions/dimensions.tsx'
import { DoorCheck } from './door-check/door-check.tsx'
import { Downloads } from './downloads/downloads.tsx'
import { PageFigures } from './figures/page-figures.tsx'
import { FilledForm } from './filled-form/filled-form.tsx'
import { FloorPlan } from './floor-plan/floor-plan.tsx'
import { Flow } from './flow/flow.tsx'
import { Glossary } from './glossary/glossary.tsx'
import { Journey } from './journey/journey.tsx'
import { Latest } from './latest/latest.tsx'
import { NetworkMap } from './network-map/network-map.tsx'
import { PackagingPrices } from './packaging-prices/packaging-prices.tsx'
import { ProhibitedItems } from './prohibited-items/prohibited-items.tsx'
import { Prose } from './prose/prose.tsx'
import { Questions } from './questions/questions.tsx'
import { Quote } from './quote/quote.tsx'
import { ServicePrices } from './service-prices/service-prices.tsx'
import { Shares } from './shares/shares.tsx'
import { Split } from './split/split.tsx'
import { Steps } from './steps/steps.tsx'
import { Table } from './table/table.tsx'
import { Targets } from './targets/targets.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { Timetable } from './timetable/timetable.tsx'
import { Versions } from './versions/versions.tsx'
import { WeightRuler } from './weight-ruler/weight-ruler.tsx'

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
