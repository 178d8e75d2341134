import * as z from 'zod'
import { action, id, lines, link, row, scene, sitePath, text } from './parts.ts'

const slide = z.strictObject({
  id,
  title: lines,
  lead: text,
  actions: z.array(action).length(2),
  scene,
})
export type Slide = z.output<typeof slide>

const service = z.strictObject({ id, name: text, note: text.nullable(), path: sitePath, scene })
export type Service = z.output<typeof service>

const city = z.strictObject({
  id,
  name: text,
  /** WGS-84 degrees. */
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  kind: z.enum(['hub', 'stop']),
  /** Where the label stands, so that labels do not meet. */
  label: z.enum(['left', 'right', 'above', 'below']),
  /** Too far for the map: drawn as a named arrow at its edge. */
  offMap: z.boolean(),
})
export type NetworkCity = z.output<typeof city>

const networkMode = z.strictObject({
  id: z.enum(['air', 'trunk', 'warehouse']),
  label: text,
  lead: text,
  cities: z.array(city).min(2),
  /** Pairs of city ids. Every city is an end of at least one. */
  routes: z.array(z.strictObject({ from: id, to: id })),
  figures: z.array(z.strictObject({ label: text, value: text, unit: text.nullable() })),
  list: text,
})
export type NetworkMode = z.output<typeof networkMode>

const solution = z.strictObject({
  id,
  label: text,
  title: text,
  lead: text,
  rows: z.array(row).length(4),
  action: link,
  scene,
})
export type Solution = z.output<typeof solution>

const figure = z.strictObject({ id, value: text, unit: text.nullable(), label: text })
export type Figure = z.output<typeof figure>

const caseCard = z.strictObject({
  id,
  tag: text,
  company: text,
  title: lines,
  lead: text,
  figures: z.array(z.strictObject({ value: text, unit: text.nullable(), label: text })),
  path: sitePath,
  scene,
})
export type CaseCard = z.output<typeof caseCard>

export const home = z.strictObject({
  banner: z.strictObject({ slides: z.array(slide).min(1) }),
  dock: z.strictObject({
    tools: z.array(
      z.strictObject({ id: z.enum(['quote', 'branches', 'range', 'carbon']), label: text, path: sitePath }),
    ),
  }),
  services: z.strictObject({ title: lines, lead: text, all: link, items: z.array(service).min(1).max(8) }),
  network: z.strictObject({ title: text, modes: z.array(networkMode).min(1).max(3), list: link }),
  solutions: z.strictObject({ title: text, all: link, tabs: z.array(solution).min(8) }),
  /** Null for a company that sells none. */
  technology: z
    .strictObject({
      title: lines,
      lead: text,
      items: z.array(z.strictObject({ name: text, text: text.nullable() })).min(3),
      action: link,
      scene,
    })
    .nullable(),
  /** From the facts register; a figure whose date has passed is not in the list. */
  figures: z.strictObject({ items: z.array(figure), note: text }),
  /** Null where every case is of a part that the company does not have. */
  cases: z
    .strictObject({ title: text, all: link, items: z.array(caseCard).min(1).max(3), note: text })
    .nullable(),
  /** Heads of the two lists; what stands in them is the newest of the collections. */
  news: z.strictObject({ title: text, all: link }),
  notices: z.strictObject({ title: text, all: link }),
  sustainability: z.strictObject({
    title: lines,
    lead: text,
    items: z.array(z.strictObject({ name: text, text: text })).min(3),
    action: link,
    scene,
  }),
  cooperation: z.strictObject({ title: text, lead: text, actions: z.array(action).length(2), scene }),
})
export type Home = z.output<typeof home>
