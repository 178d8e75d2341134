import type { ReactNode } from 'react'
import type { Template } from '../../templates.ts'
import { CaseOpening } from './case-opening.tsx'
import { FramedOpening } from './framed-opening.tsx'
import type { OpeningProps } from './opening-props.ts'
import { PlainOpening } from './plain-opening.tsx'
import { IndustryOpening, SceneOpening, SearchingOpening } from './scene-opening.tsx'

const openings: Readonly<Record<Template['opening'], (props: OpeningProps) => ReactNode>> = {
  scene: SceneOpening,
  industry: IndustryOpening,
  searching: SearchingOpening,
  framed: FramedOpening,
  case: CaseOpening,
  plain: PlainOpening,
}

/** The first screen of a page, by its kind. */
export function Opening(props: OpeningProps) {
  const Shown = openings[props.data.template.opening]
  return <Shown {...props} />
}
