import { fill, localeIds } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { emptyForm } from '../form/order-form.ts'
import type { OrderProps } from '../order-model.ts'
import type { Confirmation } from '../state/saved-placed.ts'
import type { PlacedOrder } from '../state/use-placed.ts'
import { orderWords } from '../words.ts'
import { ConfirmationView } from './confirmation-view.tsx'
import { OrderTextsContext } from './order-texts.ts'

const window = { from: '2026-11-28T02:00:00.000Z', until: '2026-11-28T03:00:00.000Z' }

function shown(
  locale: (typeof localeIds)[number],
  state: PlacedOrder['state'],
  waybills: readonly string[] = ['HY660120260038'],
): string {
  const order = {
    state,
    since: '2026-11-27T12:03:00.000Z',
    waybills: waybills.map((number) => ({ number, pieces: [number] })),
    allowed: [],
    pickup: window,
    terms: { arrivesUntil: '2026-11-29', arrivesBy: '18:00' },
  } as unknown as PlacedOrder
  const confirmation = {
    receipt: { number: 'HO2611270000001', placedAt: '2026-11-27T12:00:00.000Z', total: 2370, token: 'token' },
    form: { ...emptyForm('express'), window },
    order,
    windows: null,
    label: null,
    moved: null,
  } as unknown as Confirmation
  const page = { now: 0, submitted: null, channels: [], pictures: {} } as unknown as Pick<
    OrderProps,
    'now' | 'submitted' | 'channels' | 'pictures'
  >
  return renderToStaticMarkup(
    <OrderTextsContext value={{ locale, words: orderWords(locale) }}>
      <ConfirmationView
        confirmation={confirmation}
        page={page}
        awake
        customer={false}
        arrival=""
        onAgain={() => undefined}
      />
    </OrderTextsContext>,
  )
}

describe.each(localeIds)('the page of an order in %s', (locale) => {
  const { confirmation: say } = orderWords(locale)

  it.each(['cancelled', 'refused'] as const)('promises nothing of what is %s', (state) => {
    const html = shown(locale, state)
    expect(html).toContain(`>${state === 'cancelled' ? say.cancelled : say.refusedTitle}</h1>`)
    for (const promise of [say.title, 'id="order-steps"', say.track, say.refresh, say.waiting])
      expect(html).not.toContain(promise)
    expect(html).not.toContain('HY660120260038')
    expect(html).not.toContain('CN¥23.70')
  })

  it('speaks of no label to stick before the branch has answered', () => {
    const waiting = shown(locale, 'placed', [])
    expect(waiting).toContain(fill(say.nightMark, { time: '20:00' }))
    expect(waiting).toContain(say.toDo.wait.title)
    expect(waiting).not.toContain(say.toDo.stick.title)
    const accepted = shown(locale, 'accepted')
    expect(accepted).toContain(fill(say.mark, { time: '20:00' }))
    expect(accepted).toContain(`>${say.title}</h1>`)
    expect(accepted).toContain(say.toDo.stick.title)
    expect(accepted).toContain(`<b>${say.way.accepted}</b><span>20:03</span>`)
  })

  it('names what is left to do of one that is accepted, and nothing of one that is collected', () => {
    expect(shown(locale, 'accepted')).toContain('id="order-steps"')
    const collected = shown(locale, 'collected')
    expect(collected).not.toContain('id="order-steps"')
    expect(collected).toContain(say.collected)
    expect(collected).toContain('HY660120260038')
  })
})
