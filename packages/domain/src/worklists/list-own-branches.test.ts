import type { StaffGrant } from '@hongyan/kernel/context'
import { aBranch } from '@hongyan/testing'
import { expect, test } from 'vitest'
import { branchNetwork } from '../branches/branch-network.ts'
import { listOwnBranches } from './list-own-branches.ts'

const name = { zh: '深圳福田营业部', hk: '深圳福田營業部', en: 'Futian, Shenzhen' }
const network = branchNetwork([
  aBranch({ code: 'SZ-1', name }),
  ...Array.from({ length: 30 }, (_, at) => aBranch({ code: `BJ-${at}` })),
])
const asking = (role: string, branch: string | null = null) => {
  const grants: StaffGrant[] = [{ role, kind: null, language: null, branch }]
  return { actor: { kind: 'person', staffId: 'somebody', grants } } as never
}
const codes = (of: ReturnType<typeof asking>, asked: { text?: string; code?: string } = {}) =>
  listOwnBranches(of, { network, text: asked.text ?? '', code: asked.code ?? null }).map(({ code }) => code)

test('branches are found by code and by name in any language', () => {
  const branch = asking('branch')
  expect(codes(branch)).toHaveLength(20)
  for (const text of ['sz-1', '福田營', ' futian ']) expect(codes(branch, { text }), text).toEqual(['SZ-1'])
  expect(codes(branch, { code: 'BJ-7' })).toEqual(['BJ-7'])
  expect(codes(branch, { text: 'nowhere' })).toEqual([])
})

test('whoever works for one branch is told of that alone, and whoever manages staff of all', () => {
  expect(codes(asking('branch', 'SZ-1'))).toEqual(['SZ-1'])
  expect(codes(asking('branch', 'SZ-1'), { code: 'BJ-7' })).toEqual([])
  expect(codes(asking('administrator'), { code: 'BJ-7' })).toEqual(['BJ-7'])
  expect(codes(asking('sales'))).toEqual([])
})
