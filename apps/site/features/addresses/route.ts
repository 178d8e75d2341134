import { areaCodes } from '@hongyan/domain/addresses/area-codes'
import { parseAddress } from '@hongyan/domain/addresses/parse-address'
import { suggestAddresses } from '@hongyan/domain/addresses/suggest-addresses'
import { validateAddress } from '@hongyan/domain/addresses/validate-address'
import { childrenOf, findDivision } from '@hongyan/domain/places/divisions'
import { textIn } from '@hongyan/locales'
import type { z } from 'zod'
import { success } from '../../calls/envelope.ts'
import type { Answer } from '../../server/http/answer.ts'
import { type At, defineRoute, type Route } from '../../server/requests/route.ts'
import type { CipherServices } from '../../server/sealed-requests/sealed-call.ts'
import type { TableServices } from '../../server/tables/read-table.ts'
import { bookFileRoutes } from './book/files/route.ts'
import { bookRoutes } from './book/route.ts'
import {
  addressSuggestion,
  getAddressInfoByParentIdFilterGAT,
  getAllTelephoneAreaCode,
  getDistrictFromAddress,
  validateAddressInfo,
  validateWaybillAddress,
} from './endpoints.ts'
import { nameToday, presentParsed, presentSuggestion } from './present.ts'

const reply = (data: unknown): Answer => ({ kind: 'reply', status: 200, body: success(data) })

/** Hong Kong, Macau and Taiwan (GAT for short in Chinese). */
const filtered = /^(71|81|82)/

async function validate(
  { body }: { readonly body: z.output<typeof validateAddressInfo.body> },
  { locale }: At,
): Promise<Answer> {
  const { fullAddress, province, city, district, detailAddr } = body
  const address = parseAddress(fullAddress || [province, city, district, detailAddr].join(' ').trim())
  const findings = validateAddress(address).map((one) => ({ ...one, to: nameToday(address, one, locale) }))
  return reply({ address: presentParsed(address, locale), findings })
}

export const addressesRoutes: readonly Route<CipherServices & TableServices>[] = [
  defineRoute(addressSuggestion, async ({ body }, { locale }) =>
    reply(suggestAddresses(body.address, body.limit).map((one) => presentSuggestion(one, locale))),
  ),

  defineRoute(getAddressInfoByParentIdFilterGAT, async ({ body }, { locale }) =>
    reply(
      childrenOf(body.parentId)
        .filter(({ code }) => !filtered.test(code))
        .map((division) => ({
          code: division.code,
          name: textIn(division.name, locale),
          level: division.level,
          isLeaf: childrenOf(division.code).length === 0,
        })),
    ),
  ),

  defineRoute(getAllTelephoneAreaCode, async (_input, { locale }) =>
    reply(
      areaCodes().map(({ areaCode, divisions }) => ({
        areaCode,
        places: divisions.flatMap((code) => {
          const division = findDivision(code)
          return division ? [{ code, name: textIn(division.name, locale) }] : []
        }),
      })),
    ),
  ),

  defineRoute(getDistrictFromAddress, async ({ body }, { locale }) =>
    reply(presentParsed(parseAddress(body.address), locale)),
  ),

  defineRoute(validateAddressInfo, validate),
  defineRoute(validateWaybillAddress, validate),

  ...bookRoutes,
  ...bookFileRoutes,
]
