import { whereWritten } from './where-written.ts'

/**
 * Words for several things of the prohibited list that are not sent alike: whoever writes one is asked which is meant.
 * Every other name of the list belongs to one thing.
 */
export const generalGoods: readonly string[] = [
  ...[
    ...(whereWritten('zh-HK', () => ['电单车', '電單車']) ?? []),
    '电池',
    '電池',
    '玩具',
    '酒',
    '化妆品',
    '化妝品',
    '刀',
    '刀具',
    '油',
    '漆',
    '涂料',
    '塗料',
  ],
  ...[
    '肉',
    '肉类',
    '肉類',
    'battery',
    'batteries',
    'toy',
    'toys',
    'alcoholic drink',
    'cosmetics',
    'knife',
    'knives',
  ],
  ...['oil', 'meat'],
]
