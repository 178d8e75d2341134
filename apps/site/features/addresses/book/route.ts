import { addAddress } from '@hongyan/domain/address-book/add-address'
import { deleteAddresses as deleteAddressesOfDomain } from '@hongyan/domain/address-book/delete-addresses'
import { editAddress } from '@hongyan/domain/address-book/edit-address'
import { getAddress as getAddressOfDomain } from '@hongyan/domain/address-book/get-address'
import { listAddresses as listAddressesOfDomain } from '@hongyan/domain/address-book/list-addresses'
import { renameAddressGroup } from '@hongyan/domain/address-book/rename-address-group'
import { resolveAddresses as resolveAddressesOfDomain } from '@hongyan/domain/address-book/resolve-addresses'
import { restoreAddresses } from '@hongyan/domain/address-book/restore-addresses'
import { searchAddresses as searchAddressesOfDomain } from '@hongyan/domain/address-book/search-addresses'
import { setDefaultAddress as setDefaultAddressOfDomain } from '@hongyan/domain/address-book/set-default-address'
import { success } from '../../../calls/envelope.ts'
import type { Answer } from '../../../server/http/answer.ts'
import { type At, defineRoute, type Route } from '../../../server/requests/route.ts'
import { type CipherServices, openCall } from '../../../server/sealed-requests/sealed-call.ts'
import { inWorker, type ThreadServices } from '../../../server/threads/run-in-worker.ts'
import {
  deleteAddresses,
  getAddress,
  listAddresses,
  newAddress,
  renameGroup,
  resolveAddresses,
  searchAddresses,
  setDefaultAddress,
  undoDeletion,
  updateAddressInfo,
} from './endpoints.ts'
import { withFieldNames } from './field-names.ts'
import { presentAddress, presentFound, presentPage, readSent } from './present.ts'
import { understandLinesTask } from './understand-lines-task.ts'

const reply = (data: unknown): Answer => ({ kind: 'reply', status: 200, body: success(data) })

/** Answers what `look` gives, encrypted for a caller who sent the headers for it. */
async function sealable(at: At<CipherServices>, look: () => Promise<unknown>): Promise<Answer> {
  const arrival = await openCall(at)
  if (arrival.kind === 'answer') return arrival.answer
  const data = await look()
  return reply(arrival.kind === 'sealed' ? await arrival.exchange.sealAnswer(data) : data)
}

/** The calls of the address book, those of files left out. */
export const bookRoutes: readonly Route<CipherServices & ThreadServices>[] = [
  defineRoute(newAddress, async ({ body: [sent] }, { ctx, locale }) => {
    const added = await withFieldNames('0.', () => addAddress(ctx, readSent(sent)))
    return reply(presentAddress(added, locale))
  }),

  defineRoute(updateAddressInfo, async ({ body: [{ id, ...sent }] }, { ctx, locale }) => {
    const edited = await withFieldNames('0.', () => editAddress(ctx, { id, ...readSent(sent) }))
    return reply(presentAddress(edited, locale))
  }),

  defineRoute(setDefaultAddress, async ({ body }, { ctx, locale }) =>
    reply(presentAddress(await setDefaultAddressOfDomain(ctx, body), locale)),
  ),

  defineRoute(deleteAddresses, async ({ body: [ids] }, { ctx }) => {
    const { id, deleted, undoUntil } = await deleteAddressesOfDomain(ctx, { ids })
    return reply({ deleted, undo: id, undoUntil })
  }),

  defineRoute(getAddress, async ({ body }, { ctx, locale }) =>
    reply(presentAddress(await getAddressOfDomain(ctx, body), locale)),
  ),

  defineRoute(listAddresses, async ({ body: [asked] }, at) =>
    sealable(at, async () => {
      const { index, pageSize, group, areaCode, name, phoneTail, defaultFor } = asked
      const page = await listAddressesOfDomain(at.ctx, {
        index,
        size: pageSize,
        group: group || null,
        areaCode: areaCode || null,
        name: name || null,
        phoneTail: phoneTail ?? null,
        defaultFor: defaultFor ?? null,
      })
      return presentPage(page, asked, (address) => presentAddress(address, at.locale))
    }),
  ),

  defineRoute(searchAddresses, async ({ body: [asked] }, at) =>
    sealable(at, async () => {
      const { index, pageSize, keyword, group } = asked
      const input = { index, size: pageSize, keyword, group: group || null }
      const page = await searchAddressesOfDomain(at.ctx, input)
      return presentPage(page, asked, (address) => presentFound(address, at.locale))
    }),
  ),

  defineRoute(resolveAddresses, async ({ body }, at) => {
    const { ctx, locale } = at
    const lines = await inWorker(at, understandLinesTask, { lines: body.addressList, locale })
    const known = await resolveAddressesOfDomain(ctx, { addresses: lines.map(({ address }) => address) })
    const userAt = (at: number) => known[at] && presentAddress(known[at], locale)
    return reply({ list: lines.map((line, at) => ({ ...line, user: userAt(at) ?? null })) })
  }),

  defineRoute(undoDeletion, async ({ body }, { ctx }) =>
    reply(await restoreAddresses(ctx, { deletionId: body.undo })),
  ),

  defineRoute(renameGroup, async ({ body }, { ctx }) => {
    await renameAddressGroup(ctx, body)
    return reply({})
  }),
]
