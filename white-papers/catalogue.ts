import { ownTexts } from '@hongyan/content'
import type { PaperText } from './paper-text.ts'
import { peakSeasonEn } from './texts/peak-season.en.ts'
import { peakSeasonZh } from './texts/peak-season.zh.ts'
import { pharmaColdChainEn } from './texts/pharma-cold-chain.en.ts'
import { pharmaColdChainZh } from './texts/pharma-cold-chain.zh.ts'
import { stockPlacementEn } from './texts/stock-placement.en.ts'
import { stockPlacementZh } from './texts/stock-placement.zh.ts'
import { transportCarbonEn } from './texts/transport-carbon.en.ts'
import { transportCarbonZh } from './texts/transport-carbon.zh.ts'

export type WrittenLocale = 'zh-CN' | 'en-US'

function named(chinese: PaperText, english: PaperText): Readonly<Record<WrittenLocale, PaperText>> {
  return { 'zh-CN': ownTexts(chinese, 'zh-CN'), 'en-US': ownTexts(english, 'en-US') }
}

/** The papers by id, in both written languages; the Hong Kong edition is derived from the Chinese one. */
export const catalogue: Readonly<Record<string, Readonly<Record<WrittenLocale, PaperText>>>> = {
  'pharma-cold-chain': named(pharmaColdChainZh, pharmaColdChainEn),
  'transport-carbon': named(transportCarbonZh, transportCarbonEn),
  'stock-placement': named(stockPlacementZh, stockPlacementEn),
  'peak-season': named(peakSeasonZh, peakSeasonEn),
}
