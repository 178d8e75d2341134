import { expect, test } from 'vitest'
import { chatLink } from './chat-link.ts'

test('a chat is told the area, 0 when nobody knows it', () => {
  expect(chatLink('https://chat.example/personal')).toBe('https://chat.example/personal?area=0')
  expect(chatLink('https://chat.example/personal?area=0', '330108')).toBe(
    'https://chat.example/personal?area=330108',
  )
  expect(chatLink('https://chat.example/?x=1&area=110101', '44 01')).toBe(
    'https://chat.example/?x=1&area=44+01',
  )
})
