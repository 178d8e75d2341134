import { mailboxes } from '@hongyan/locales'
import { expect, it } from 'vitest'
import { originToCopy } from './origin-to-copy.ts'

const example = `https://api.${mailboxes.contact.replace(/.*@/, '')}`

it.each([
  ['https://www.hongyan.example', 'https://www.hongyan.example'],
  ['https://localhost.hongyan.example', 'https://localhost.hongyan.example'],
  ['http://10.0.0.8:3000', 'http://10.0.0.8:3000'],
  ['http://localhost:3000', example],
  ['http://site.localhost:3000', example],
  ['http://127.0.0.1:25635', example],
  ['http://[::1]:3000', example],
])('calls of %s are shown as calls of %s', (origin, shown) => expect(originToCopy(origin)).toBe(shown))
