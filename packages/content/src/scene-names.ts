/** Pictures that content may name. Each has its files in the scene manifest and an alternative text here. */
export const sceneNames = [
  'hub',
  'cold',
  'robot',
  'city',
  'apron',
  'sustainability',
  'notfound',
  'warehousing',
  'express',
  'freight',
  'bulky',
  'cold-chain',
  'pharma',
  'cross-border',
  'air',
  'van',
  'forklift',
  'locker',
] as const

export type SceneName = (typeof sceneNames)[number]
