import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { whyNot } from '../../../../shell/parts/own-list/status-message.tsx'
import type { PlacedOrder, Refusal } from '../state/use-placed.ts'
import { orderWords } from '../words.ts'
import { ConfirmationChanges } from './confirmation-changes.tsx'
import { OrderTextsContext } from './order-texts.ts'

const words = orderWords('zh-CN')
const shown = (allowed: readonly ('pickup' | 'cancel')[], refusal: Refusal | null) =>
  renderToStaticMarkup(
    <OrderTextsContext value={{ locale: 'zh-CN', words }}>
      <ConfirmationChanges
        order={
          {
            allowed: allowed.map((change) => ({ change, until: null })),
            sender: { division: '440305' },
            pickup: { way: 'collect' },
          } as unknown as PlacedOrder
        }
        form="form"
        windows={null}
        moved={null}
        awake
        now={0}
        onMove={async () => ({ kind: 'failed' })}
        onCancel={async () => false}
        refusal={refusal}
      />
    </OrderTextsContext>,
  )

test('a change that is not offered any more leaves the reason in its place', () => {
  const text = '快递员已经出发，改不了了。'
  expect(shown([], { change: 'pickup', text })).toContain(text)
  expect(shown(['cancel'], { change: 'pickup', text })).toContain(text)
  expect(shown(['cancel'], { change: 'pickup', text: null })).toContain(words.confirmation.changeOver)
  expect(shown([], null)).toBe('')
})

test('what is still offered says its reason itself', () => {
  expect(shown(['pickup'], { change: 'pickup', text: '这个时段取不了' })).not.toContain(
    words.confirmation.changeOver,
  )
})

test('a list says why where the form with the reason is gone', () => {
  const problems = { pickup: '这个时段取不了' }
  expect(whyNot(problems, { isFormShown: false, failed: '没有改成' })).toBe('这个时段取不了')
  expect(whyNot(problems, { isFormShown: true, failed: '没有改成' })).toBe('没有改成')
  expect(whyNot({ '': '太晚了' }, { isFormShown: false, failed: '没有改成' })).toBe('太晚了')
})
