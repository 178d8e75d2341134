import { quoteProducts } from '@hongyan/domain/quotes/vocabulary'
import { rateChange } from '@hongyan/domain/rates/rate-change'
import { rateStates } from '@hongyan/domain/rates/rate-version'
import { withOurNames } from '@hongyan/locales'
import { z } from 'zod'
import { ratesChanged, unreadableRates } from './refusals.ts'

const day = z.iso.date()
const part = z.string().describe('`fuel`, `products.air`')

const version = z.object({
  id: z.string(),
  number: z.int(),
  title: z.string(),
  validFrom: day,
  state: z.enum(rateStates),
  revision: z.int(),
  parts: z.array(part),
  isInForce: z.boolean(),
  madeAt: z.string(),
  madeBy: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  note: z.string().nullable(),
  mayApprove: z.boolean(),
  mayTakeBack: z.boolean(),
})

export const versionsView = z.object({ versions: z.array(version) })
export const ratesView = z.object({ day, rates: rateChange })
export const versionView = z.object({
  version,
  change: rateChange.describe('The parts that it changes.'),
  rates: rateChange.describe('What would hold on its day without it.'),
  saves: z.array(z.object({ revision: z.int(), at: z.string(), by: z.string(), parts: z.array(part) })),
})
export const madeView = z.object({ id: z.string() })
export const savedView = z.object({ revision: z.int(), change: rateChange })

const told = z.object({
  total: z
    .int()
    .nullable()
    .describe(withOurNames('In {our.money.minor}; null where there is no price.', 'en-US')),
  arrives: z.string().nullable().describe('`2026-12-03 18:00` in China.'),
  why: z.string().nullable(),
})
export const comparisonView = z.object({
  revision: z.int(),
  validFrom: day,
  samples: z.array(
    z.object({
      source: z.enum(['order', 'made-up']),
      product: z.enum(quoteProducts),
      from: z.object({ code: z.string(), name: z.string() }),
      to: z.object({ code: z.string(), name: z.string() }),
      pieces: z.int(),
      grams: z.int(),
      addOns: z.array(z.string()),
      date: day,
      time: z.string(),
      before: told,
      after: told,
      difference: z
        .int()
        .nullable()
        .describe(withOurNames('In {our.money.minor}; null where one of them has no price.', 'en-US')),
    }),
  ),
  sums: z.array(
    z.object({ product: z.enum(quoteProducts), samples: z.int(), before: z.int(), after: z.int() }),
  ),
  lost: z.int().describe('Priced before, and not after.'),
  won: z.int(),
  later: z.int(),
  earlier: z.int(),
  ms: z.int(),
})
export const fileView = z.object({ name: z.string(), text: z.string() })

/** What both made of the same parts. */
export const changedView = z.object({
  code: z.literal(ratesChanged.code),
  errorMsg: z.string(),
  revision: z.int(),
  differences: z.array(z.object({ part, mine: z.unknown(), theirs: z.unknown() })),
})
export const unreadableView = z.object({
  code: z.literal(unreadableRates.code),
  errorMsg: z.string(),
  problems: z.array(z.object({ at: z.string(), message: z.string() })),
})
