/** What is said of a thing that is on no list, the same wherever it is asked about. */
export const unlistedGoods = {
  zh: {
    unknown:
      '清单里没有“{name}”，我们不知道能不能寄，也就不承诺。写清是什么、确认不是违禁品，就可以下单或送到网点：收件时当面验视再定。',
    vague: '“{name}”说得太宽。请写具体是什么、什么做的、带不带电池和液体，比如“样品：棉布色卡”。',
  },
  en: {
    unknown:
      '“{name}” is not on our list: we do not know whether it may be sent and promise nothing. Say what it is and declare that it is not prohibited, then order or bring it to a branch: it is looked at when you hand it over.',
    vague:
      '“{name}” may be anything. Say what it is, what it is made of, and whether it has a battery or liquid in it, such as “sample of cotton cloth”.',
  },
} as const
