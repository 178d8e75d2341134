import { z } from 'zod'
import { type Access, defineCall } from '../../../calls/call.ts'
import { plainSuccess } from '../../../calls/envelope.ts'

const list = z.array(z.unknown())
const one = z.record(z.string(), z.unknown())

/** A call of the address book. It belongs to a signed-in customer. */
const ofBook = (
  id: string,
  path: string,
  summary: string,
  repeat: Access['repeat'],
  body: z.ZodType,
  sample: unknown,
) =>
  defineCall({
    id,
    method: 'POST',
    path,
    family: 'addresses',
    shape: 'spec',
    credentials: true,
    summary,
    description:
      'Of the customer’s own address book. Signing in is not open yet: the answer is 401, whatever is sent.',
    body,
    replies: { 200: plainSuccess },
    refusals: ['sign-in-needed', 'not-available'],
    access: { who: 'customer', record: 'own', origin: 'allowed', repeat },
    limit: 'addresses',
    examples: [
      { title: 'Without signing in', request: { body: sample }, status: 401, reply: { code: 1401 } },
    ],
  })

/** Every call of the address book. */
export const bookCalls = [
  ofBook('newAddress', '/address/newAddress', 'Add an address', 'once', list, [{}]),
  ofBook('updateAddressInfo', '/address/updateAddressInfo', 'Change an address', 'repeats', list, [{}]),
  ofBook(
    'setDefaultAddress',
    '/address/setDefaultAddress',
    'Make an address the default',
    'repeats',
    one,
    {},
  ),
  ofBook(
    'deleteAddressInfoByIdListAndPin',
    '/address/deleteAddressInfoByIdListAndPin',
    'Delete addresses',
    'repeats',
    list,
    [],
  ),
  ofBook('getAddressByPinAndId', '/address/getAddressByPinAndId', 'One address', 'reads', one, {}),
  ofBook(
    'getAddressInfoByConditionEnhance',
    '/address/getAddressInfoByConditionEnhance',
    'Addresses by their fields, page by page',
    'reads',
    list,
    [{}],
  ),
  ofBook(
    'getFuzzyQueryByConditionPageEnhance',
    '/address/getFuzzyQueryByConditionPageEnhance',
    'Addresses by any part of them, page by page',
    'reads',
    list,
    [{}],
  ),
  ofBook(
    'queryAddressBatchAndUserNew',
    '/cnet/queryAddressBatchAndUserNew',
    'Many addresses and their customer at once',
    'reads',
    one,
    {},
  ),
]
