import { anOrderRecord } from '@hongyan/testing'
import { describe, expect, it } from 'vitest'
import type { LabelDrawing } from './label-drawing.ts'
import { labelSizeNames, labelSizes } from './label-sizes.ts'
import { presentLabels } from './present-label.ts'
import { previewLabel } from './preview-label.ts'
import { type Box, scan } from './testing/read-drawing.ts'

const origin = 'https://www.hongyan.example'
const order = anOrderRecord()
const preview = async (piece = 1, changes: Parameters<typeof anOrderRecord>[0] = {}) =>
  previewLabel({ order: anOrderRecord(changes), allowed: [] }, piece, origin)

function boxesIn({ fills }: LabelDrawing): readonly Box[] {
  return [...fills.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z/g)].map((found) => {
    const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number)
    return { x, y, width, height }
  })
}

describe.each(labelSizeNames)('the preview of a label on paper of %s mm', (size) => {
  it('carries the codes of the package, within the paper', async () => {
    const label = await preview(2)
    const boxes = label ? boxesIn(label.drawings[size]) : []
    expect(
      scan(
        boxes.filter(({ height }) => height > 10),
        'barcode',
      ),
    ).toBe(label?.number)
    expect(
      scan(
        boxes.filter(({ height }) => height < 3),
        'square',
      ),
    ).toBe(presentLabels(order, origin)[0]?.link)
    const paper = labelSizes[size]
    expect(label?.drawings[size]).toMatchObject(paper)
    for (const { x, y, width, height } of boxes) {
      expect(x + width).toBeLessThan(paper.width)
      expect(y + height).toBeLessThan(paper.height)
    }
  })

  it('says what the printed label says, in lines that end before the paper does', async () => {
    const long = { name: '长'.repeat(50), phone: '13900002468', division: '110105', detail: '号'.repeat(200) }
    const label = await preview(1, { recipient: long, note: 'a word '.repeat(20) })
    const { texts = [], width = 0 } = label?.drawings[size] ?? {}
    const text = texts.map(({ text }) => text)
    expect(text).toContain('标准快递')
    expect(text).toContain('2 件之 1')
    expect(text.filter((text) => text.endsWith('…')).length).toBeGreaterThanOrEqual(3)
    for (const { x, size: height, anchor, text } of texts) {
      // The narrowest letters are a third of their height wide.
      const length = [...text].length * height * (/[\u4e00-\u9fff]{3}/.test(text) ? 0.95 : 0.3)
      expect(anchor === 'start' ? x + length : x).toBeLessThan(width)
    }
  })
})

describe('the preview of a label', () => {
  it('is of one package, the last where there are fewer', async () => {
    expect(await preview(1)).toMatchObject({ piece: 1, pieces: 2 })
    expect(await preview(7)).toMatchObject({ piece: 2, pieces: 2 })
    expect(await preview(1, { waybills: [] })).toBeNull()
  })

  it('shows a sign for what cannot be printed, and says what it stands for', async () => {
    const label = await preview(1, { note: '放门口 😀' })
    for (const { texts } of Object.values(label?.drawings ?? {})) {
      const text = texts.map(({ text }) => text).join('')
      expect(text).toContain('放门口 〓')
      expect(text).toContain('〓 表示此处的字无法打印')
    }
  })

  it('hides six digits of every phone', async () => {
    const text = JSON.stringify(await preview())
    expect(text).not.toContain(order.recipient.phone)
    expect(text).toContain('139******68')
  })
})
