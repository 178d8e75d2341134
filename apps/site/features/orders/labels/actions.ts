import { orderListMessages } from '@hongyan/content/messages'
import { mostPackages } from '@hongyan/domain/numbers/recognise-number'
import { showOrder } from '@hongyan/domain/orders/show-order'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { malformed, notAvailable } from '../../../calls/refusals.ts'
import { Refused } from '../../../server/http/refused.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import type { At } from '../../../server/requests/route.ts'
import { byKey, keyOf, own, shared, stranger, writeAccess } from '../order-call.ts'
import type { OrderServices } from '../order-services.ts'
import { unknownOrder } from '../refusals.ts'
import { labelPreviewView } from '../views.ts'
import { fileOfLabels } from './file-of-labels.ts'
import { labelSizeNames } from './label-sizes.ts'
import { previewLabel } from './preview-label.ts'
import { tooManyLabels } from './too-many-labels.ts'

export const orderLabelsAction = defineAction(
  {
    ...own,
    id: 'orderLabels',
    method: 'POST',
    path: '/v1/order-labels',
    summary: {
      en: 'The labels of orders as a PDF, a page for each package',
      zh: '订单的面单，PDF，一件一页',
    },
    description: {
      en:
        `${byKey.en} An order that has not been accepted has no label yet. Orders whose labels are more than one file holds ` +
        '(300 unless this site says otherwise) are refused.',
      zh: `${byKey.zh}网点还没有接的单，还没有面单。`,
    },
    body: z.strictObject({
      numbers: z.array(z.string().min(1).max(40)).min(1).max(30),
      size: z.enum(labelSizeNames).default('100x150').describe('Paper in mm.'),
    }),
    replies: { 200: 'file' },
    refusals: [unknownOrder, notAvailable],
    takesLong: true,
    access: { ...writeAccess, ...shared, right: 'see', repeat: 'reads', key: 'labels' },
    examples: [{ ...stranger, request: { body: { numbers: ['HO0000000000000'] } } }],
  },
  async ({ body: { numbers, size } }, at: At<OrderServices>) => {
    const views = []
    for (const number of new Set(numbers)) views.push(await showOrder(at.ctx, keyOf(number, at)))
    const file = await fileOfLabels(at, views, size)
    if (file.kind === 'none') {
      const text = orderListMessages(at.locale).batch.noLabels
      throw new Refused({ refusal: notAvailable, text })
    }
    if (file.kind === 'too-many') {
      const note = { path: 'numbers', message: tooManyLabels(file), code: 'too-many-labels' }
      throw new Refused({ refusal: malformed, fields: [note] })
    }
    return { mediaType: 'application/pdf', bytes: file.bytes, name: `labels-${numbers[0]}.pdf` }
  },
)

export const previewLabelAction = defineAction(
  {
    ...own,
    id: 'previewLabel',
    method: 'POST',
    path: '/v1/order-labels/preview',
    summary: {
      en: 'The label of one package as a drawing, on every paper',
      zh: '一件货的面单，按每种纸张画好',
    },
    description: {
      en: `${byKey.en} It is the label of \`/v1/order-labels\`, for a screen.`,
      zh: `${byKey.zh}和 \`/v1/order-labels\` 给的是同一张面单，用来在屏幕上看。`,
    },
    body: z.strictObject({
      number: z.string().min(1).max(40),
      piece: z.int().min(1).max(mostPackages).default(1).describe('Which of the packages.'),
    }),
    replies: { 200: successOf(labelPreviewView) },
    refusals: [unknownOrder, notAvailable],
    access: { ...writeAccess, ...shared, right: 'see', repeat: 'reads', key: 'labels' },
    examples: [{ ...stranger, request: { body: { number: 'HO0000000000000' } } }],
  },
  async ({ body: { number, piece } }, at: At<OrderServices>) => {
    const view = await showOrder(at.ctx, keyOf(number, at))
    const preview = await previewLabel(view, piece, at.services.publicOrigin)
    if (preview === null) throw new Refused({ refusal: notAvailable })
    return preview
  },
)

/** Labels of orders. */
export const labelActions: readonly Action<OrderServices>[] = [orderLabelsAction, previewLabelAction]
