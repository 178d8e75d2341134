import type { Branch } from '@hongyan/domain/branches/branch'

let last = 0

/** A branch in Hangzhou, Binjiang, open daily 8:00–22:00, with the changes asked for. */
export function aBranch(changes: Partial<Branch> = {}): Branch {
  last += 1
  return {
    code: `TEST-${last}`,
    kind: 'branch',
    name: { zh: `测试${last}营业部`, hk: `測試${last}營業部`, en: `Test branch ${last}` },
    district: '330108',
    address: { zh: '鸿雁路 1 号（示例）', hk: '鴻雁路 1 號（示例）', en: '1 Hongyan Road (sample)' },
    longitude: 120.21,
    latitude: 30.21,
    phone: '950616',
    extension: String(last),
    week: Array.from({ length: 7 }, () => [480, 1320] as const),
    holidays: 'short',
    specialDays: {},
    services: ['drop-off', 'collection'],
    products: ['standard', 'express'],
    areas: [],
    ...changes,
  }
}
