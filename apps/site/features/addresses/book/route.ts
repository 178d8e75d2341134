import * as domain from '@hongyan/domain'
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
    const added = await withFieldNames('0.', () => domain.addAddress(ctx, readSent(sent)))
    return reply(presentAddress(added, locale))
  }),

  defineRoute(updateAddressInfo, async ({ body: [{ id, ...sent }] }, { ctx, locale }) => {
    const edited = await withFieldNames('0.', () => domain.editAddress(ctx, { id, ...readSent(sent) }))
    return reply(presentAddress(edited, locale))
  }),

  defineRoute(setDefaultAddress, async ({ body }, { ctx, locale }) =>
    reply(presentAddress(await domain.setDefaultAddress(ctx, body), locale)),
  ),

  defineRoute(deleteAddresses, async ({ body: [ids] }, { ctx }) => {
    const { id, deleted, undoUntil } = await domain.deleteAddresses(ctx, { ids })
    return reply({ deleted, undo: id, undoUntil })
  }),

  defineRoute(getAddress, async ({ body }, { ctx, locale }) =>
    reply(presentAddress(await domain.getAddress(ctx, body), locale)),
  ),

  defineRoute(listAddresses, async ({ body: [asked] }, at) =>
    sealable(at, async () => {
      const { index, pageSize, group, areaCode, name, phoneTail, defaultFor } = asked
      const page = await domain.listAddresses(at.ctx, {
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
      const page = await domain.searchAddresses(at.ctx, input)
      return presentPage(page, asked, (address) => presentFound(address, at.locale))
    }),
  ),

  defineRoute(resolveAddresses, async ({ body }, at) => {
    const { ctx, locale } = at
    const lines = await inWorker(at, understandLinesTask, { lines: body.addressList, locale })
    const known = await domain.resolveAddresses(ctx, { addresses: lines.map(({ address }) => address) })
    const userAt = (at: number) => known[at] && presentAddress(known[at], locale)
    return reply({ list: lines.map((line, at) => ({ ...line, user: userAt(at) ?? null })) })
  }),

  defineRoute(undoDeletion, async ({ body }, { ctx }) =>
    reply(await domain.restoreAddresses(ctx, { deletionId: body.undo })),
  ),

  defineRoute(renameGroup, async ({ body }, { ctx }) => {
    await domain.renameAddressGroup(ctx, body)
    return reply({})
  }),
]
