import type { Db } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { anAccountHolder, testCtx, testSettings } from '@hongyan/testing'
import type { BookAddress } from '../book-address.ts'

/** The moment at which books of tests are opened. */
export const start = Date.UTC(2026, 10, 21, 4)

/** A context of a customer of the test's own, whose clock can be moved. */
export async function aBook(db: Db, settings: Partial<Ctx['settings']['addressBook']> = {}) {
  let now = start
  const ctx = testCtx(db, {
    actor: await anAccountHolder(testCtx(db)),
    now: () => now,
    settings: { ...testSettings, addressBook: { ...testSettings.addressBook, ...settings } },
  })
  const later = (ms: number) => {
    now += ms
  }
  return { ctx, later }
}

export const anAddress = (name: string, more = {}) => ({
  name,
  phone: '13900005527',
  areaCode: '110105',
  detail: '雁书街8号院3号楼902室',
  ...more,
})

/** One page with everything, and no conditions. */
export const all = { index: 1, size: 500, group: null } as const
export const anything = { areaCode: null, name: null, phoneTail: null, defaultFor: null } as const

export const namesOf = (addresses: readonly BookAddress[]) => addresses.map(({ name }) => name)
