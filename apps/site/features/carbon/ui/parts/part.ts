import type { Step } from '@hongyan/domain/carbon/footprint'

/** What a step counts as in the picture. */
export const parts = ['main', 'feeder', 'ends', 'handling'] as const
export type Part = (typeof parts)[number]

export function partOf({ element }: Step): Part {
  if (element.kind === 'handling') return 'handling'
  return element.role === 'main' || element.role === 'feeder' ? element.role : 'ends'
}
