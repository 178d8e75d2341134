import type { FreeText } from './match-region.ts'

/** What programs write where they have nothing; in a text of people it means nothing anywhere. */
export const emptyValue =
  /(?<![A-Za-z_])(?:null|NULL|undefined|NaN|\[object Object\]|\\N)(?![A-Za-z_])|[(（]空[)）]|-*请选择(?:所在)?(?:省份|城市|区县|街道|乡镇|地区|[省市区县])?-*/gu

const between = /[\s,，、/|>·:：。._+\-—–→»\\()（）[\]【】]/
/** Heads of lists and the names of the country, as forms write them between the names of an area. */
const heads =
  /^(市辖区|市直辖|(省|自治区)?直辖县级?(行政)?(区划|单位)?|(省|自治区)直辖(行政单位)?|中华人民共和国|中国大陆|中国|生产建设兵团|兵团|(第|农)[一二三四五六七八九十]{1,3}师|其[他它]区|China(?![A-Za-z])|县(?=[酉秀彭石忠丰城垫武云奉巫开梁]))/
const longestHead = 12

/** Passes what is taken already, separators, and heads of lists that stand between names of an area. */
export function passFiller({ folded, free }: FreeText, start: number): number {
  let at = start
  while (at < folded.length) {
    if (!free(at) || between.test(folded.charAt(at))) at += 1
    else {
      const length = heads.exec(folded.slice(at, at + longestHead))?.[0].length
      if (!length) return at
      at += length
    }
  }
  return at
}
