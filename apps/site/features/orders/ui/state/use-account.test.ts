import { expect, test } from 'vitest'
import type { Answered } from '../../../../client/call.ts'
import type { showAccountAction } from '../../../accounts/actions.ts'
import { accountAfter, type FormAccount } from './use-account.ts'

type Reply = Answered<typeof showAccountAction>
const notice = (signedIn: boolean): Reply => ({
  kind: 'ok',
  answer: {
    code: 1,
    errorMsg: '',
    data: { signedIn, name: null, company: null, monthly: false, idleSeconds: null, endsSeconds: null },
  },
})
const unreachable: Reply = { kind: 'unreachable' }
const tooMany: Reply = { kind: 'refused', refusal: null, errorMsg: '', fields: [], retryAfter: 30 }

test.each<[string, FormAccount, Reply, boolean, FormAccount]>([
  ['what the server says is so', 'customer', notice(false), true, 'visitor'],
  ['whatever was known before', 'visitor', notice(true), false, 'customer'],
  ['without an answer a customer stays one', 'customer', unreachable, true, 'customer'],
  ['however the call failed', 'customer', tooMany, false, 'customer'],
  ['and so does a guest', 'visitor', unreachable, true, 'visitor'],
  ['where nothing is known the mark of the browser says it', 'unknown', unreachable, true, 'customer'],
  ['or that there is none', 'unknown', tooMany, false, 'visitor'],
])('%s', (_name, now, reply, isMarked, after) => {
  expect(accountAfter(now, reply, isMarked)).toBe(after)
})
