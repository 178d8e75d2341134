import { orderProductNames } from '@hongyan/domain/orders/order-vocabulary'
import { type AddOn, addOns } from '@hongyan/domain/quotes/vocabulary'
import { anOrderRecord } from '@hongyan/testing'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { drawLabel } from './draw-label.ts'
import { encodeBarcode, encodeSquare } from './encode-codes.ts'
import type { Box, LabelPen } from './label-pen.ts'
import { type LabelSize, labelSizeNames, labelSizes } from './label-sizes.ts'
import { penOfDrawing } from './pen-of-drawing.ts'
import { penOfPdf } from './pen-of-pdf.ts'
import { type Label, presentLabels } from './present-label.ts'
import { typeface } from './typefaces.ts'

type Order = Parameters<typeof anOrderRecord>[0]
type Part = Box & { readonly text: string }

const origin = 'https://www.hongyan-logistics.example'
const longest = {
  name: '阿不都热合曼·买买提·吐尔逊江·阿卜杜勒艾则孜',
  phone: '13900002468-12345',
  // The district with the longest name.
  division: '530925',
  detail: '示例北街 1688 号样例花园二期东区 12 栋 3 单元 2502 室（门口快递柜旁边，请先打电话）'.repeat(3),
}
const full: Order = {
  sender: longest,
  recipient: longest,
  goods: anOrderRecord().goods.concat(anOrderRecord().goods, anOrderRecord().goods),
  declaredValue: 99_999_999,
  cashOnDelivery: 99_999_999,
  payer: 'recipient',
  note: '请在工作日上午送达并提前一小时电话联系收件人，放在门卫处也可以。'.repeat(3),
}

/** Every set of additional services. */
const sets: readonly (readonly AddOn[])[] = Array.from({ length: 2 ** addOns.length }, (_, bits) =>
  addOns.filter((_, at) => bits & (1 << at)),
)

/** What a pen writes and frames, by where it stands. */
function watched(pen: LabelPen) {
  const parts: Part[] = []
  const rules: number[] = []
  const frames: Box[] = []
  const watching: LabelPen = {
    ...pen,
    text: (text, at) => {
      const box = pen.text(text, at)
      // Letters fill the line from its top to a little below what they stand on.
      if (box.height > 0) parts.push({ ...box, height: box.height - at.size * 0.1, text })
      return box
    },
    line: (from, length) => {
      rules.push(from.y)
      pen.line(from, length)
    },
    frame: (box) => {
      frames.push(box)
      pen.frame(box)
    },
    fill: (boxes) => {
      const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
      const right = Math.max(...boxes.map(({ x, width }) => x + width))
      const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
      parts.push({ x: left, y: top, width: right - left, height: bottom - top, text: 'a code' })
      pen.fill(boxes)
    },
  }
  return { watching, parts, rules, frames }
}

const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.05 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.05

async function codesOf(label: Label) {
  return { barcode: await encodeBarcode(label.number), square: encodeSquare(label.link) }
}

/** What of a label is not where it should be. */
function faults(pen: LabelPen, label: Label, codes: Awaited<ReturnType<typeof codesOf>>, size: LabelSize) {
  const { watching, parts, rules, frames } = watched(pen)
  drawLabel(watching, label, codes, labelSizes[size])
  const { width, height } = labelSizes[size]
  const found: string[] = []
  for (const [at, part] of parts.entries()) {
    for (const other of parts.slice(at + 1))
      if (overlap(part, other)) found.push(`${part.text} × ${other.text}`)
    if (rules.some((y) => y > part.y + 0.05 && y < part.y + part.height - 0.05))
      found.push(`a rule through ${part.text}`)
    const isOut = part.x < 3.9 || part.x + part.width > width - 3.9 || part.y + part.height > height - 2.5
    if (isOut) found.push(`${part.text} out of the paper`)
    for (const frame of frames) {
      const isIn = part.x >= frame.x && part.y >= frame.y && part.x + part.width <= frame.x + frame.width
      if (overlap(part, frame) && !isIn) found.push(`a frame over ${part.text}`)
    }
  }
  const text = parts.map((part) => part.text)
  return { found, text }
}

describe.each(labelSizeNames)('a label of %s mm', (size) => {
  it('holds every set of additional services with the longest values, and nothing stands over anything', {
    timeout: 240_000,
  }, async () => {
    const [first] = presentLabels(anOrderRecord(full), origin)
    if (!first) throw new Error('a label')
    const codes = await codesOf(first)
    for (const set of sets) {
      const [label] = presentLabels(anOrderRecord({ ...full, addOns: set }), origin)
      if (!label) throw new Error('a label')
      const { found, text } = faults(penOfDrawing().pen, label, codes, size)
      expect([set, found]).toEqual([set, []])
      expect(text).toContain(`代收 ${label.collect}`)
      expect(text).toContain(label.care)
      expect(text).toContain(label.note)
    }
  })

  it.each<[string, Order]>([
    [
      'insured, paid on delivery and in wood',
      { addOns: ['insurance', 'cash-on-delivery', 'wooden'], cashOnDelivery: 123_405 },
    ],
    ['with everything', { ...full, addOns: [...addOns] }],
    ['with nothing', { goods: anOrderRecord().goods.slice(0, 1), addOns: [], note: null }],
    [
      'of a sender who writes Latin letters',
      {
        sender: {
          ...longest,
          name: 'Alexandra Featherstonehaugh-Cholmondeley',
          detail: 'Room 2502, Unit 3, Building 12, Sample Garden, 1688 Example North Street, Chaoyang',
        },
      },
    ],
    ['with names that cannot be printed', { ...full, addOns: [...addOns], note: '😀'.repeat(100) }],
    ['with a rare name', { recipient: { ...longest, name: '王㛃𠮷𬱖' }, addOns: ['wooden'] }],
  ])('printed %s stands as it should, on every product', async (_name, order) => {
    const document = new PDFDocument({ autoFirstPage: false })
    for (const name of ['sans', 'han-20', 'han-2c'] as const)
      document.registerFont(name, await typeface(name))
    document.addPage()
    for (const product of orderProductNames) {
      for (const label of presentLabels(anOrderRecord({ ...order, product, pieces: 200 }), origin).slice(
        -1,
      )) {
        expect(faults(penOfPdf(document), label, await codesOf(label), size).found).toEqual([])
      }
    }
  })

  it('writes the phone and what is collected whole, however long the name', () => {
    const [label] = presentLabels(anOrderRecord(full), origin)
    const { pen, drawing } = penOfDrawing()
    if (label) drawLabel(pen, label, { barcode: [[true]], square: [[true]] }, labelSizes[size])
    const text = drawing().texts.map(({ text }) => text)
    expect(text).toContain(label?.recipient.phone)
    expect(text).toContain('代收 999999.99 元')
  })
})
