import { expect, test } from 'vitest'
import { phoneKey } from './phone-key.ts'

test.each([
  ['13800001357', '+8613800001357'],
  ['138 0000-1357', '+8613800001357'],
  ['１３８００００１３５７', '+8613800001357'],
  ['+86 138 0000 1357', '+8613800001357'],
  ['008613800001357', '+8613800001357'],
  ['8613800001357', '+8613800001357'],
  ['+852 9123-4567', '+85291234567'],
  // A number of North America is not the mobile that its digits look like.
  ['+1 380 000 1357', '+13800001357'],
  ['0755-12345678', null],
  ['91234567', null],
  ['+', null],
  ['', null],
])('%s is compared as %s', (phone, key) => expect(phoneKey(phone)).toBe(key))
