import { districtAt } from '@hongyan/domain/places/district-at'
import { addressRoot, areasBelow, type Division, divisionPath } from '@hongyan/domain/places/divisions'
import { orderInLanguage } from '@hongyan/domain/places/order-in-language'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { notAvailable } from '../../../calls/refusals.ts'
import { Refused } from '../../../server/http/refused.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import { areaName } from '../area-names.ts'
import { areaCode, oneOf, pointFields } from '../fields.ts'
import { atSea, beijing, siteCall } from '../site-call.ts'

const point = z.object(pointFields)

const getGeoAction = defineAction(
  {
    ...siteCall,
    id: 'getGeo',
    path: '/site/getGeo',
    summary: { en: 'Area code of a point', zh: '一个点的地区编码' },
    description: {
      en: 'Code of the district whose center is nearest; `0` outside the table.',
      zh: '取中心最近的区；不在表内答 `0`。',
    },
    body: z.array(point).length(1),
    replies: { 200: successOf(z.string()) },
    refusals: [],
    examples: [
      {
        title: 'The middle of Beijing',
        request: { body: [beijing] },
        status: 200,
        reply: { code: 1, data: '110101' },
      },
      { title: 'Out at sea', request: { body: [atSea] }, status: 200, reply: { code: 1, data: '0' } },
      {
        title: 'Not a point',
        request: { body: [{ longitude: 300, latitude: 1 }] },
        status: 400,
        reply: { code: 1400 },
      },
    ],
  },
  async ({ body: [point] }) => (point && districtAt(point)?.code) ?? '0',
)

const named = z.object({
  code: areaCode,
  name: z.string(),
  parentId: z.string(),
  level: z.enum(['province', 'city', 'district']),
})

const getAddressInfoByParentIdAction = defineAction(
  {
    ...siteCall,
    id: 'getAddressInfoByParentId',
    path: '/site/getAddressInfoByParentId',
    summary: { en: 'What lies directly in a division', zh: '一个地区的下一级' },
    description: {
      en: 'Root key `-999999` (or `0`): the provinces. Nothing lies in a district, nor in a code nobody has.',
      zh: '根是 `-999999`（或 `0`）：各省。区没有下一级，没人用的编码也没有。',
    },
    body: z.array(z.union([z.string().max(10), z.int()]).transform(String)).length(1),
    replies: { 200: successOf(z.array(named)) },
    refusals: [],
    examples: [
      {
        title: 'The cities of Zhejiang',
        request: { body: ['330000'] },
        status: 200,
        reply: { code: 1, errorMsg: '' },
      },
      {
        title: 'A code nobody has',
        request: { body: ['999999'] },
        status: 200,
        reply: { code: 1, data: [] },
      },
    ],
  },
  async ({ body: [asked = addressRoot] }, { locale }) =>
    orderInLanguage(areasBelow(asked === '0' ? addressRoot : asked), locale).map((division) => ({
      ...areaName(division, locale),
      parentId: division.parent,
      level: division.level,
    })),
)

const part = z.object({ code: areaCode, name: z.string() }).nullable()

const getDistrictByGeoAction = defineAction(
  {
    ...siteCall,
    id: 'getDistrictByGeo',
    path: '/site/getDistrictByGeo',
    summary: { en: 'District, city and province of a point', zh: '一个点在哪个区、市、省' },
    body: oneOf(point),
    replies: { 200: successOf(z.object({ areaCode, province: part, city: part, district: part })) },
    refusals: [notAvailable],
    examples: [
      {
        title: 'The middle of Beijing',
        request: { body: [beijing] },
        status: 200,
        reply: { code: 1, data: { areaCode: '110101' } },
      },
      { title: 'Out at sea', request: { body: [atSea] }, status: 200, reply: { code: 1302 } },
    ],
  },
  async ({ body }, { locale }) => {
    const district = body && districtAt(body)
    if (!district) throw new Refused({ refusal: notAvailable })
    const path = divisionPath(district.code)
    const at = (level: Division['level']) => {
      const division = path.find((one) => one.level === level)
      return division ? areaName(division, locale) : null
    }
    return { areaCode: district.code, province: at('province'), city: at('city'), district: at('district') }
  },
)

/** Areas by their codes and by a point. */
export const areaActions: readonly Action[] = [
  getGeoAction,
  getAddressInfoByParentIdAction,
  getDistrictByGeoAction,
]
