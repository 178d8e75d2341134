import { transportModes } from '@hongyan/domain/prohibited/vocabulary'
import * as z from 'zod'
import { id, scene, sitePath, text } from './parts.ts'

/** Pictures drawn from data. Every one has a text equal to it: a list or a table of the same values. */

const head = { id, title: text, lead: text.nullable().default(null) }
const number = z.number().finite()

/** Which weight goes by which service, on one ruler. Kilograms; `to` null is open upwards. */
const weightRuler = z.strictObject({
  kind: z.literal('weight-ruler'),
  ...head,
  bands: z
    .array(
      z.strictObject({
        from: number.min(0),
        to: number.positive().nullable(),
        label: text,
        text,
        /** The band this page is about. */
        own: z.boolean().default(false),
      }),
    )
    .min(2)
    .max(6),
})

/** One day from 0 to 24 hours, with what happens when. Hours may be fractions; local time. */
const dayClock = z.strictObject({
  kind: z.literal('day-clock'),
  ...head,
  spans: z
    .array(z.strictObject({ from: number.min(0).max(48), to: number.min(0).max(48), label: text, text }))
    .min(2)
    .max(7),
  /** The moment that matters, such as a cut-off. */
  mark: z
    .strictObject({ at: number.min(0).max(48), label: text })
    .nullable()
    .default(null),
})

/** A value along the way: a temperature from loading to signature, with the limits it must keep. */
const curve = z.strictObject({
  kind: z.literal('curve'),
  ...head,
  unit: text,
  low: number.nullable().default(null),
  high: number.nullable().default(null),
  points: z
    .array(z.strictObject({ value: number, label: text.nullable().default(null) }))
    .min(4)
    .max(40),
})

/** Systems and what passes between them, lane by lane from start to end. */
const flow = z.strictObject({
  kind: z.literal('flow'),
  ...head,
  lanes: z
    .array(
      z.strictObject({
        label: text,
        /** What it comes to, in a figure. */
        figure: text.nullable().default(null),
        /** The page about it. */
        path: sitePath.nullable().default(null),
        nodes: z
          .array(z.strictObject({ title: text, text }))
          .min(2)
          .max(5),
      }),
    )
    .min(1)
    .max(4),
})

/** A thing with its measures, front and side, drawn to scale. Millimetres. */
const dimensions = z.strictObject({
  kind: z.literal('dimensions'),
  ...head,
  outline: z.enum(['robot', 'arm', 'drone', 'shelf', 'parcel-machine']),
  length: number.positive(),
  width: number.positive(),
  height: number.positive(),
  specs: z.array(z.strictObject({ term: text, text })).min(4),
})

/** Stops of a journey with the time between them, in hours, and what is watched at each. */
const journey = z.strictObject({
  kind: z.literal('journey'),
  ...head,
  stops: z
    .array(z.strictObject({ title: text, text, hours: number.min(0), watch: text.nullable().default(null) }))
    .min(3)
    .max(7),
})

/** The same measures before and after, drawn on one scale each. */
const comparison = z.strictObject({
  kind: z.literal('comparison'),
  ...head,
  before: text,
  after: text,
  items: z
    .array(
      z.strictObject({
        label: text,
        unit: text.nullable(),
        before: number.min(0),
        after: number.min(0),
        note: text.nullable().default(null),
      }),
    )
    .min(2)
    .max(6),
  /** Who says so, and when. */
  source: text,
})

/** What happened, year by year; the last ones may lie ahead. */
const timeline = z.strictObject({
  kind: z.literal('timeline'),
  ...head,
  items: z
    .array(
      z.strictObject({
        when: z.string().regex(/^\d{4}(-\d{2})?$/u, 'must be a year, or a year and a month'),
        title: text,
        text,
        state: z.enum(['done', 'now', 'ahead']).default('done'),
        /** What became of it, and its picture. */
        path: sitePath.nullable().default(null),
        scene: scene.nullable().default(null),
      }),
    )
    .min(4),
})

/** Parts of a whole as one stacked bar per row. */
const shares = z.strictObject({
  kind: z.literal('shares'),
  ...head,
  unit: text,
  parts: z
    .array(z.strictObject({ id, label: text }))
    .min(2)
    .max(5),
  rows: z
    .array(z.strictObject({ label: text, values: z.array(number.min(0)).min(2).max(5) }))
    .min(1)
    .max(8),
  source: text,
})

/** What was promised, by when, and how far it is. `done` is a share from 0 to 1. */
const targets = z.strictObject({
  kind: z.literal('targets'),
  ...head,
  items: z
    .array(
      z.strictObject({
        id,
        title: text,
        text,
        year: z.int(),
        done: number.min(0).max(1),
        status: z.enum(['met', 'on-track', 'behind']),
      }),
    )
    .min(3),
  source: text,
})

/** Who sees which data: rows of data, columns of parties. */
const dataMatrix = z.strictObject({
  kind: z.literal('data-matrix'),
  ...head,
  parties: z.array(text).min(2).max(6),
  rows: z
    .array(
      z.strictObject({
        label: text,
        sees: z
          .array(z.enum(['full', 'masked', 'none']))
          .min(2)
          .max(6),
        kept: text,
      }),
    )
    .min(3),
})

/** The network, switchable between air, trunk and storage; its data is the home page's. */
const networkMap = z.strictObject({ kind: z.literal('network-map'), ...head })

/** Two things done on the air pages: track an air waybill, and see whether a piece fits. */
const airDesk = z.strictObject({ kind: z.literal('air-desk'), ...head })

/** What never goes in a way of travel, or only by agreement: from the one list of things. */
const prohibitedItems = z.strictObject({
  kind: z.literal('prohibited-items'),
  ...head,
  mode: z.enum(transportModes),
})

/** Holds and positions of the aircraft table. */
const compartments = z.strictObject({
  kind: z.literal('compartments'),
  ...head,
  aircraft: z.array(id).min(1),
})

/** Flights of a week as a timetable drawn on one day ruler. Times are local, `HH:MM`. */
const timetable = z.strictObject({
  kind: z.literal('timetable'),
  ...head,
  flights: z
    .array(
      z.strictObject({
        number: text,
        from: text,
        to: text,
        departs: z.string().regex(/^\d{2}:\d{2}$/u, 'must be a time such as 08:30'),
        arrives: z.string().regex(/^\d{2}:\d{2}$/u, 'must be a time such as 08:30'),
        /** Monday is 1. */
        days: z.array(z.int().min(1).max(7)).min(1),
        aircraft: id,
      }),
    )
    .min(3),
  note: text,
})

/** Where something happens on a plan: numbered places of a park or a warehouse, in a grid of cells. */
const floorPlan = z.strictObject({
  kind: z.literal('floor-plan'),
  ...head,
  columns: z.int().min(4).max(16),
  rows: z.int().min(3).max(10),
  zones: z
    .array(
      z.strictObject({
        label: text,
        text,
        x: z.int().min(0),
        y: z.int().min(0),
        width: z.int().min(1),
        height: z.int().min(1),
        tone: z.enum(['storage', 'work', 'road', 'cold', 'office']),
      }),
    )
    .min(3),
})

/** How what is stored in three places is merged or passed on: hexagon of partners around one network. */
const circle = z.strictObject({
  kind: z.literal('circle'),
  ...head,
  centre: text,
  items: z
    .array(z.strictObject({ title: text, text }))
    .min(3)
    .max(8),
})

/**
 * A paper form as it looks filled in: its boxes in the order of print, each as many twelfths of a row wide as `parts`
 * says. `mark` is the number under which a table of the page explains a box.
 */
const filledForm = z
  .strictObject({
    kind: z.literal('filled-form'),
    ...head,
    /** Printed at its head. */
    form: text,
    /** A declaration of dangerous goods has hatched edges. */
    edge: z.enum(['plain', 'hatched']).default('plain'),
    boxes: z
      .array(
        z.strictObject({
          label: text,
          value: text,
          parts: z.int().min(2).max(12),
          mark: z.int().positive().nullable().default(null),
          /** The printed choice that was crossed out. */
          struck: text.nullable().default(null),
          /** Entries to be found at a glance; what somebody wrote by hand. */
          look: z.enum(['plain', 'heavy', 'signed']).default('plain'),
        }),
      )
      .min(6),
  })
  .refine(({ boxes }) => fillRows(boxes), 'boxes fill rows of twelve parts')

/** Whether parts add up to twelve again and again, to the end. */
function fillRows(boxes: readonly { readonly parts: number }[]): boolean {
  let filled = 0
  for (const { parts } of boxes) {
    if (filled + parts > 12) return false
    filled = (filled + parts) % 12
  }
  return filled === 0
}

/** Pieces before the door of a deck of the fleet, at one scale. Whether they go in is worked out, not written. */
const doorCheck = z.strictObject({
  kind: z.literal('door-check'),
  ...head,
  aircraft: id,
  deck: id,
  pieces: z
    .array(
      z.strictObject({
        title: text,
        /** Millimetres, as it stands; it is not tilted. */
        length: z.int().positive(),
        width: z.int().positive(),
        height: z.int().positive(),
        /** Kilograms gross. */
        weight: z.int().positive(),
        packing: text,
      }),
    )
    .min(2)
    .max(6),
})

export const pictures = [
  weightRuler,
  dayClock,
  curve,
  flow,
  dimensions,
  journey,
  comparison,
  timeline,
  shares,
  targets,
  dataMatrix,
  networkMap,
  compartments,
  prohibitedItems,
  airDesk,
  timetable,
  floorPlan,
  circle,
  filledForm,
  doorCheck,
] as const
