import { goodVerdicts } from '@hongyan/domain/orders/judge-goods'
import { type AmountField, readAmount } from '@hongyan/domain/prohibited/amounts'
import { measures, transportModes, verdicts, verdictsWithTerms } from '@hongyan/domain/prohibited/vocabulary'
import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { paths } from '../../paths.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import { type ItemView, longestName } from './item-answer.ts'
import type { ItemNeeds } from './needs.ts'
import { readAmounts } from './read-amounts.ts'

const shared = {
  method: 'GET',
  family: 'prohibited',
  shape: 'own',
  refusals: [],
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  limit: 'search',
} as const

const verdict = z
  .enum(verdicts)
  .describe('`conditions`: packed and declared as said. `agreement`: only after we have agreed in writing.')
const said = z
  .enum(verdictsWithTerms)
  .describe(
    'The verdict. An agreement is open to `companies`, to companies on a `freighter` only, or to `anyone`.',
  )
const mode = z.enum(transportModes).describe('`air` is domestic; `cold` is the cold chain.')
const item = z.object({
  id: z.string(),
  name: z.string(),
  also: z.array(z.string()),
  group: z.object({ id: z.string(), name: z.string() }),
  verdict,
  said,
  measured: z
    .object({
      measure: z.enum(measures),
      band: z.int().describe('Place in `bands` of the verdict above.'),
      assumed: z.boolean().describe('Nobody gave an amount: the band most of its kind are in was taken.'),
      amount: z.number().nullable().describe('In watt-hours, percent by volume, kilograms or millimeters.'),
      bands: z.array(z.object({ text: z.string(), verdict, said })),
    })
    .nullable(),
  reason: z.string(),
  conditions: z.array(z.string()),
  instead: z.string().nullable(),
  un: z.array(z.string()),
  sources: z.array(
    z.object({
      name: z.string(),
      by: z.string(),
      year: z.int().nullable(),
      section: z.string().nullable(),
    }),
  ),
  modes: z.array(z.object({ mode, verdict, said })),
})

const choice = z.object({ id: z.string(), name: z.string(), verdict, said })

const ordered = z
  .array(z.object({ mode, verdict: z.enum(goodVerdicts) }))
  .describe(
    'What an order with a good of this name is answered. `conditions` and `unlisted` need `conditionsMet`; for `vague` ' +
      'the order has to say what it is.',
  )

const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing-asked') }),
  z.object({
    kind: z.literal('item'),
    guessed: z
      .boolean()
      .describe('The name is not in the list as asked; this is the only thing it may mean.'),
    edition: z.iso.date().describe('Day of the list.'),
    item,
    ordered,
  }),
  z.object({ kind: z.literal('choices'), choices: z.array(choice), ordered }),
  z
    .object({ kind: z.literal('unknown'), ordered })
    .describe('We do not know. This is never a permission: it is looked at when it is handed over.'),
  z.object({ kind: z.literal('vague'), ordered }).describe('A word for anything, such as `samples`.'),
])

const lang = z.enum(localeIds).optional()
const name = z.string().trim().max(longestName)
const amount = (field: AmountField) =>
  z
    .string()
    .max(20)
    .check(({ value, issues }) => {
      const read = readAmount(value, field) ?? 0
      if (typeof read === 'string')
        issues.push({
          code: 'custom',
          message: read === 'unclear' ? 'unclear-number' : 'not-a-number',
          input: value,
        })
    })
    .optional()

export const judgeThingAction = defineAction(
  {
    ...shared,
    id: 'judgeThing',
    path: '/v1/prohibited',
    summary: { en: 'Whether a thing may be sent', zh: '一样东西能不能寄' },
    description: {
      en: 'Names in Simplified and Traditional Chinese and in English find the same thing, misspelt ones too; a guess never answers yes. Amounts are decimal numbers: `wh` watt-hours, or `v` volts and `mah` milliampere-hours; `vol` percent of alcohol by volume; `kg` net mass of dry ice in a package; `mm` length of a blade. A name that is not in the list is counted for staff, without anything about who asked. Guidance: the check at acceptance decides.',
      zh: '简体、繁体和英文的名字找到同一样东西，写错几个字也认；猜出来的绝不答“能”。数量写小数：`wh` 瓦时，或 `v` 伏与 `mah` 毫安时；`vol` 酒精体积百分比；`kg` 一件里干冰的净重；`mm` 刀刃长度。名录里没有的名字计数给员工看，不记是谁问的。答复供参考，以收件检查为准。',
    },
    query: z.strictObject({
      q: name.default(''),
      mode: mode.default('express'),
      lang,
      wh: amount('wh'),
      v: amount('v'),
      mah: amount('mah'),
      vol: amount('vol'),
      kg: amount('kg'),
      mm: amount('mm'),
    }),
    replies: { 200: successOf(answer) },
    examples: [
      {
        title: 'A power bank by air',
        request: { query: { q: '充電寶', mode: 'air', v: '3.7', mah: '20000', lang: 'en-US' } },
        status: 200,
        reply: {
          code: 1,
          data: {
            kind: 'item',
            guessed: false,
            item: {
              id: 'power-bank',
              name: 'Power bank',
              verdict: 'agreement',
              said: 'freighter',
              un: ['UN3480'],
              measured: { measure: 'watt-hours', band: 0, assumed: false, amount: 74 },
            },
          },
        },
      },
      {
        title: 'Never, by no way of travel',
        request: { query: { q: 'lighter', lang: 'en-US' } },
        status: 200,
        reply: { code: 1, data: { kind: 'item', item: { id: 'lighter', verdict: 'no', conditions: [] } } },
      },
      {
        title: 'Nothing we know',
        request: { query: { q: 'unobtainium' } },
        status: 200,
        reply: { code: 1, data: { kind: 'unknown' } },
      },
      {
        title: 'An amount that is no number',
        request: { query: { q: 'power bank', wh: 'plenty' } },
        status: 400,
        reply: { code: 1400 },
      },
    ],
  },
  async ({ query }, { services: { items }, locale }: At<ItemNeeds>) => {
    const { q: name, mode, lang = locale } = query
    const { measured } = readAmounts((field) => query[field] ?? null)
    const answer = await items.answer({ name, mode, measured }, lang)
    if (answer.kind !== 'item') return answer
    return { ...answer, item: inUsualUnit(answer.item), edition: items.list(mode, lang).edition }
  },
)

export const suggestThingsAction = defineAction(
  {
    ...shared,
    id: 'suggestThings',
    path: '/v1/prohibited/names',
    summary: { en: 'Names of things, while somebody types', zh: '输入时联想东西的名字' },
    description: {
      en: 'Things whose name begins with or holds what was typed, with their verdict. Nothing is counted.',
      zh: '名字以所输入的字开头或含有它的东西，连同能不能寄。不计数。',
    },
    query: z.strictObject({ q: name.default(''), mode: mode.default('express'), lang }),
    replies: {
      200: successOf(
        z.object({
          suggestions: z.array(
            z.object({ kind: said, text: z.string(), path: z.string().describe('Page with the answer.') }),
          ),
        }),
      ),
    },
    examples: [
      {
        title: 'The beginning of a word',
        request: { query: { q: 'dry i', mode: 'air', lang: 'en-US' } },
        status: 200,
        reply: {
          code: 1,
          data: {
            suggestions: [
              { kind: 'companies', text: 'Dry ice', path: '/en/prohibited?item=dry-ice&mode=air' },
            ],
          },
        },
      },
    ],
  },
  async ({ query: { q, mode, lang } }, { services, locale }: At<ItemNeeds>) => ({
    suggestions: services.items.suggest(q, mode, lang ?? locale).map(({ id, name, said }) => ({
      kind: said,
      text: name,
      path: paths.mayBeSent(lang ?? locale, { item: id, mode }),
    })),
  }),
)

/** What may be sent, and how. */
export const prohibitedActions: readonly Action<ItemNeeds>[] = [judgeThingAction, suggestThingsAction]

function inUsualUnit({ measured, ...item }: ItemView) {
  if (measured === null) return { ...item, measured }
  const { amount } = measured
  return { ...item, measured: { ...measured, amount: amount === null ? null : amount / 1000 } }
}
