/** What is said of a thing that is on no list, the same wherever it is asked about. */
export const unlistedGoods = {
  zh: {
    unknown:
      '清单里没有“{name}”，无法预先确认。写明是什么并声明不是违禁品，即可下单或送到网点，收寄时验视后决定。',
    vague: '“{name}”不够具体。请写明是什么、材质、是否带电池或液体，如“样品：棉布色卡”。',
  },
  en: {
    unknown:
      '“{name}” is not on our list, so we cannot confirm it in advance. Describe it and declare that it is not prohibited, then order or bring it to a branch: it is inspected when you hand it over.',
    vague:
      '“{name}” is too general. Say what it is, what it is made of, and whether it has a battery or liquid in it, such as “sample of cotton cloth”.',
  },
} as const
