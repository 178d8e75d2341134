import { expect, it } from 'vitest'
import { fill } from './fill.ts'

it('puts values into their places, and asks for every one', () => {
  expect(fill('{count} of {all}', { count: 2, all: 3 })).toBe('2 of 3')
  expect(() => fill('{count}', {})).toThrow('{count}')
})

it('leaves a space where a figure or a Latin word meets Chinese, as texts are typed', () => {
  expect(fill('预计{day}送达', { day: '11 月 29 日' })).toBe('预计 11 月 29 日送达')
  expect(fill('{city}枢纽，共 {count} 座', { city: '武汉', count: 3 })).toBe('武汉枢纽，共 3 座')
  expect(fill('{name}{carrier}（{number}）', { name: '交给', carrier: 'DHL', number: 'A1' })).toBe(
    '交给 DHL（A1）',
  )
})
