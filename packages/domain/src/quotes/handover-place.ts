/**
 * Where goods change hands at one end: at the door, at a branch, at the door of part of the place (a city whose outer
 * districts have only branches), or nowhere that can be told without asking. Best last.
 */
export const handoverPlaces = ['ask', 'branch', 'part', 'door'] as const
export type HandoverPlace = (typeof handoverPlaces)[number]
