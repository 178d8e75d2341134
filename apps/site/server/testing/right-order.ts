/** An order that can be placed at the moment of the tests. */
export const rightOrder = {
  kind: 'express',
  product: 'express-standard',
  sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
  recipient: { name: '欧阳样例', phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
  goods: [{ name: '茶叶' }],
  pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
  pickup: { way: 'collect', from: '2026-11-21T14:00:00+08:00', until: '2026-11-21T15:00:00+08:00' },
  payer: 'sender',
} as const
