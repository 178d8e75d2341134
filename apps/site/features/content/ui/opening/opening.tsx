import type { ReactNode } from 'react'
import type { ContentData } from '../../load.ts'
import type { Template } from '../../templates.ts'
import { CaseOpening } from './case-opening.tsx'
import { FramedOpening } from './framed-opening.tsx'
import { PlainOpening } from './plain-opening.tsx'
import { MirroredOpening, SceneOpening, SearchingOpening } from './scene-opening.tsx'

const openings: Readonly<Record<Template['opening'], (props: { data: ContentData }) => ReactNode>> = {
  scene: SceneOpening,
  mirrored: MirroredOpening,
  searching: SearchingOpening,
  framed: FramedOpening,
  case: CaseOpening,
  plain: PlainOpening,
}

/** The first screen of a page, by its kind. */
export function Opening({ data }: { readonly data: ContentData }) {
  const Shown = openings[data.template.opening]
  return <Shown data={data} />
}
