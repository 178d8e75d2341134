/** Words that say how a question is asked, not what it is about. Folded. */
export const fillerWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or our the there to us was we what when where which who why will with you your have much many should not if take near nearby nearest 了 的 我 要 想 办 是 有 在 到 去 给 被 把 和 吗 呢'.split(
    ' ',
  ),
)

/** The same in Chinese: each parts a question where it stands. */
export const fillerPhrases =
  /怎么样|怎么办|怎么|怎样|如何|什么时候|什么|为什么|请问|我想|我要|我的|可以|能不能|是不是|有没有|在哪里|在哪|哪里|一下|吗|呢|啊|吧/gu

/** What nearly every question is about here, and so says little of what is asked. Folded. */
export const tradeWords: ReadonlySet<string> = new Set(
  'ship shipping parcel parcels package packages shipment shipments goods item items delivery order send 包裹 快递 速递 快件 货物 寄件 寄'.split(
    ' ',
  ),
)
