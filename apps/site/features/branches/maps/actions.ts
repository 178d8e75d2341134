import { findDivision } from '@hongyan/domain/places/divisions'
import { locateNetworkAddress } from '@hongyan/domain/places/network-location'
import { z } from 'zod'
import { defineAnswer } from '../../../server/requests/action.ts'
import { areaName } from '../area-names.ts'

export const locateVisitorAction = defineAnswer(
  {
    id: 'locateVisitor',
    method: 'GET',
    path: '/ws/location/v1/ip',
    family: 'maps',
    shape: 'spec',
    summary: { en: 'Where a visitor may be, by network address', zh: '按网络地址看访客大概在哪里' },
    description: {
      en:
        'The answer of a maps service in its fields (`status` 0, `result.location`), from a table of our own and as plain ' +
        'JSON: `key`, `output` and `callback` are ignored. `source` is `default` where nobody knows, private addresses ' +
        'included: the point is then the middle of Beijing and says nothing about the visitor.',
      zh: '用地图服务的字段答复（`status` 0，`result.location`），数据来自我们自己的表，格式是普通 JSON：`key`、`output`、`callback` 不看。没人知道在哪里的，私有地址也算，`source` 是 `default`：给的点是北京市中心，与访客无关。',
    },
    query: z.object({
      key: z.string().optional(),
      output: z.string().optional(),
      callback: z.string().optional(),
    }),
    replies: {
      200: z.object({
        status: z.literal(0),
        message: z.literal(''),
        result: z.object({
          location: z.object({ lng: z.number(), lat: z.number() }),
          source: z.enum(['table', 'default']),
          ad_info: z.object({
            adcode: z.string().describe('The city; `0` with a default.'),
            name: z.string(),
          }),
        }),
      }),
    },
    refusals: [],
    access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
    limit: 'coverage',
    examples: [
      {
        title: 'From a private network: the default point, named as such',
        request: { query: { key: 'k', output: 'jsonp', callback: 'f' } },
        status: 200,
        reply: {
          status: 0,
          result: { location: { lng: 116.4038, lat: 39.9149 }, source: 'default', ad_info: { adcode: '0' } },
        },
      },
    ],
  },
  async (_input, { address, locale }) => {
    const { source, area, longitude, latitude } = locateNetworkAddress(address)
    const city = area === null ? null : findDivision(area)
    const ad_info = { adcode: city?.code ?? '0', name: city === null ? '' : areaName(city, locale).name }
    const result = { location: { lng: longitude, lat: latitude }, source, ad_info }
    return { kind: 'reply', status: 200, body: { status: 0, message: '', result } }
  },
)
