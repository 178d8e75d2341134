import { z } from 'zod'
import { defineCall } from '../../../calls/call.ts'
import { plainSuccess } from '../../../calls/envelope.ts'

const list = z.array(z.unknown())
const one = z.record(z.string(), z.unknown())

/** A call of the address book. It belongs to a signed-in customer, and nobody can sign in yet. */
const ofBook = (id: string, path: string, summary: string, body: z.ZodType, sample: unknown) =>
  defineCall({
    id,
    method: 'POST',
    path,
    family: 'addresses',
    shape: 'spec',
    summary,
    description:
      'Of the customer’s own address book. Signing in is not open yet: the answer is 401, whatever is sent.',
    body,
    replies: { 200: plainSuccess },
    refusals: ['sign-in-needed'],
    access: 'customer',
    limit: 'addresses',
    examples: [
      { title: 'Without signing in', request: { body: sample }, status: 401, reply: { code: 1401 } },
    ],
  })

/** Every call of the address book. */
export const bookCalls = [
  ofBook('newAddress', '/address/newAddress', 'Add an address', list, [{}]),
  ofBook('updateAddressInfo', '/address/updateAddressInfo', 'Change an address', list, [{}]),
  ofBook('setDefaultAddress', '/address/setDefaultAddress', 'Make an address the default', one, {}),
  ofBook(
    'deleteAddressInfoByIdListAndPin',
    '/address/deleteAddressInfoByIdListAndPin',
    'Delete addresses',
    list,
    [],
  ),
  ofBook('getAddressByPinAndId', '/address/getAddressByPinAndId', 'One address', one, {}),
  ofBook(
    'getAddressInfoByConditionEnhance',
    '/address/getAddressInfoByConditionEnhance',
    'Addresses by their fields, page by page',
    list,
    [{}],
  ),
  ofBook(
    'getFuzzyQueryByConditionPageEnhance',
    '/address/getFuzzyQueryByConditionPageEnhance',
    'Addresses by any part of them, page by page',
    list,
    [{}],
  ),
  ofBook(
    'queryAddressBatchAndUserNew',
    '/cnet/queryAddressBatchAndUserNew',
    'Many addresses and their customer at once',
    one,
    {},
  ),
]
