import { offersColdChain, offersPharma } from '@hongyan/locales'
import { type GoodsKind, goodsKinds } from './vocabulary.ts'

const isOffered: Readonly<Record<GoodsKind, boolean>> = {
  general: true,
  chilled: offersColdChain,
  frozen: offersColdChain,
  medicine: offersPharma,
  'medicine-chilled': offersPharma,
}

/** What goods may need on the way that the company has a product for, as forms offer it. */
export const offeredGoods = goodsKinds.filter((kind) => isOffered[kind])
