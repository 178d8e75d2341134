import { recordOwners } from '@hongyan/domain/companies/company-rules'
import {
  orderChanges,
  orderKinds,
  orderProductNames,
  orderTabs,
  payers,
  pickupWays,
  refusalReasons,
  windowStates,
} from '@hongyan/domain/orders/order-vocabulary'
import { withOurNames } from '@hongyan/locales'
import { z } from 'zod'
import { currencyField } from '../../calls/currency-field.ts'
import { shownBody } from './fields.ts'
import { labelSizeNames } from './labels/label-sizes.ts'
import { priceChanged } from './refusals.ts'

const iso = z.iso.datetime({ offset: true })
const minor = z.int().describe(withOurNames('In {our.money.minor}.', 'en-US'))

export const termsView = z.object({
  total: minor,
  currency: currencyField,
  lines: z.array(
    z.object({
      item: z.string(),
      fee: minor.nullable().describe('Null where a contract names it.'),
      formula: z.record(z.string(), z.unknown()),
      billedAs: z.int().optional(),
    }),
  ),
  tariffFrom: z.iso.date(),
  termsVersion: z.string(),
  arrivesFrom: z.iso.date(),
  arrivesUntil: z.iso.date(),
  arrivesBy: z.string(),
})

export const receiptView = z.object({
  number: z.string(),
  placedAt: iso,
  total: minor,
  currency: currencyField,
  token: z.string().nullable().describe('Opens the order without an account.'),
  tokenUntil: iso.nullable(),
})

/** Answered with 409 where what was shown does not hold any more. */
export const priceChangedView = z.object({
  code: z.literal(priceChanged.code),
  errorMsg: z.string(),
  shown: shownBody,
  terms: termsView,
})

const partyView = z.object({
  name: z.string(),
  phone: z.string().describe('Masked.'),
  division: z.string(),
  area: z.string(),
  detail: z.string(),
})

export const stateView = z.object({
  state: z.enum(['placed', 'accepted', 'refused', 'cancelled', 'collected', 'completed']),
  since: iso,
  reason: z.enum(refusalReasons).nullable(),
})

export const orderView = stateView.extend({
  number: z.string(),
  kind: z.enum(orderKinds),
  product: z.enum(orderProductNames),
  placedAt: iso,
  of: z.enum(recordOwners),
  placedBy: z.string().nullable().describe('Who placed it for the company.'),
  sender: partyView,
  recipient: partyView,
  goods: z.array(z.object({ name: z.string(), verdict: z.string(), rule: z.string().nullable() })),
  pieces: z.int(),
  weight: z.int().describe('In grams.'),
  chargedWeight: z.int().describe('In grams.'),
  addOns: z.array(z.string()),
  declaredValue: minor,
  cashOnDelivery: minor,
  currency: currencyField,
  payer: z.enum(payers),
  pickup: z.object({ way: z.enum(pickupWays), from: iso, until: iso, branch: z.string() }),
  note: z.string().nullable(),
  terms: termsView,
  waybills: z.array(z.object({ number: z.string(), pieces: z.int(), status: z.string() })),
  allowed: z
    .array(z.object({ change: z.enum(orderChanges), until: iso.nullable() }))
    .describe('What may still be asked, and until when; null for no end.'),
})

export const pageView = z.object({
  orders: z.array(orderView),
  counts: z.record(z.enum(orderTabs), z.int()),
  next: z.string().nullable().describe('`after` of the following page.'),
})

export const windowsView = z.object({
  branch: z.string().nullable(),
  collects: z.boolean(),
  days: z.array(
    z.object({
      day: z.iso.date(),
      holiday: z.string().nullable(),
      cutOff: iso.nullable(),
      windows: z.array(
        z.object({
          from: iso,
          until: iso,
          state: z.enum(windowStates),
          afterCutOff: z.boolean(),
        }),
      ),
    }),
  ),
})

const cellProblem = z.object({
  column: z.string(),
  problem: z.string(),
  message: z.string(),
  detail: z.string().optional(),
})

export const judgedListView = z.object({
  lines: z.array(
    z.object({
      line: z.int(),
      order: z
        .record(z.string(), z.unknown())
        .describe('The line as `orders` of `/v1/order-lists` takes it.'),
      problems: z.array(cellProblem),
      terms: termsView.nullable(),
    }),
  ),
  columns: z
    .array(z.object({ head: z.string(), column: z.string().nullable() }))
    .describe('What each column was taken for; null where it was not used.'),
  unknownColumns: z.array(z.string()),
  joinedLines: z
    .array(z.int())
    .describe('Lines that are the same order as the one above, their goods in it.'),
  leftOutLines: z.array(z.int()).describe('Lines that hold no order, such as a total.'),
  total: minor.describe(withOurNames('Of the lines without problems, in {our.money.minor}.', 'en-US')),
  currency: currencyField,
})

const mm = z.number().describe('In mm, from the top left.')

export const labelPreviewView = z.object({
  number: z.string().describe('Of the package.'),
  piece: z.int(),
  pieces: z.int(),
  drawings: z.record(
    z.enum(labelSizeNames),
    z.object({
      width: mm,
      height: mm,
      mark: z.object({ x: mm, y: mm, size: mm }).describe('Where the mark of the company stands.'),
      fills: z.string().describe('Path data of what is black.'),
      lines: z.string().describe('Path data of lines and frames.'),
      texts: z.array(
        z.object({
          x: mm,
          y: mm,
          size: mm,
          anchor: z.enum(['start', 'middle', 'end']),
          text: z.string(),
        }),
      ),
    }),
  ),
})
