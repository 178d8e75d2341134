import { allScenes } from './scene/all.ts'

// Prints the names of all scenes with their kinds, for the record of what was drawn.
console.log(
  JSON.stringify(Object.fromEntries(Object.entries(allScenes).map(([name, { kind }]) => [name, kind]))),
)
