/** An order with the terms that hold for it, as a signed-in page sends it. */
export async function anOrder(origin: string, cookie: string) {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + path, { ...init, headers })
    // biome-ignore lint/suspicious/noExplicitAny: only what is sent back is read
    return ((await answer.json()) as { readonly data: any }).data
  }
  const offer = await ask('/v1/pickup-windows?division=440305&product=express-standard')
  const days: { windows: { from: string; until: string; state: string }[] }[] = offer.days
  const window = days.flatMap(({ windows }) => windows).findLast(({ state }) => state === 'open')
  const order = {
    kind: 'express',
    product: 'express-standard',
    sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
    recipient: { name: '欧阳样例', phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
    goods: [{ name: '茶叶' }],
    pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
    addOns: ['insurance'],
    declaredValue: 80_000,
    pickup: { way: 'collect', from: window?.from, until: window?.until },
    payer: 'sender',
  }
  const { total, arrivesUntil, termsVersion } = await ask('/v1/orders/price', {
    method: 'POST',
    body: JSON.stringify({ order }),
  })
  return { order, shown: { total, arrivesUntil, termsVersion } }
}
