import type { PageKind } from '@hongyan/content'

/**
 * How a kind of page looks: its first screen, the ground of it, and whether it is read from top to bottom beside its
 * contents or looked through section by section under a bar of anchors.
 */
export type Template = {
  readonly opening: 'scene' | 'industry' | 'searching' | 'framed' | 'case' | 'plain'
  readonly ground: 'warm' | 'tint' | 'deep'
  readonly layout: 'sections' | 'reading'
  /** Only the first block is open: the others are read by whoever looks for them, behind their headings. */
  readonly folded?: true
}

const sections: Template = { opening: 'scene', ground: 'warm', layout: 'sections' }
const reading: Template = { opening: 'plain', ground: 'warm', layout: 'reading' }

export const templates: Readonly<Record<PageKind, Template>> = {
  hub: sections,
  service: sections,
  software: sections,
  hardware: sections,
  technology: sections,
  addition: sections,
  programme: sections,
  solution: { ...sections, opening: 'industry' },
  case: { ...sections, opening: 'case' },
  company: { ...sections, opening: 'framed' },
  sustainability: { ...sections, opening: 'framed', ground: 'tint' },
  air: { ...sections, ground: 'deep' },
  help: { ...reading, opening: 'searching' },
  legal: { ...reading, folded: true },
  document: reading,
}
