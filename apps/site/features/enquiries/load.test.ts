import { cooperationTypes } from '@hongyan/domain/enquiries/code-lists'
import { expect, test } from 'vitest'
import { aPageContext } from '../../testing/a-page-context.ts'
import { loadCooperation } from './load.ts'

const typesAt = (path: string) =>
  loadCooperation(
    aPageContext('en-US', path, { consentVersion: '2026-11', parcelPrices: () => null }),
  ).form.types.map(({ value }) => value)

test('partners are offered what partners come for first, and everything else after it', () => {
  expect(typesAt('/cooperation')).toEqual([...cooperationTypes])
  expect(typesAt('/ecology/cooperation').slice(0, 4)).toEqual([
    'cloud-warehouse',
    'technology',
    'education',
    'other',
  ])
  expect(typesAt('/ecology/cooperation').toSorted()).toEqual([...cooperationTypes].sort())
})
