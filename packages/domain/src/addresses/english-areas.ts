/**
 * Names in English that the table of divisions lacks: the code of the district in which each area lies. Source: own
 * compilation after the areas of the district councils of Hong Kong, 2026-11.
 */
const areas = `
810101|Sheung Wan,Sai Ying Pun,Kennedy Town,Shek Tong Tsui,Mid-Levels,Pok Fu Lam,Pokfulam,The Peak
810102|Causeway Bay,Happy Valley,Tai Hang,Wanchai,Tin Hau
810103|Quarry Bay,Tai Koo,Taikoo,Shau Kei Wan,Shaukeiwan,Chai Wan,Siu Sai Wan,Sai Wan Ho,Fortress Hill,Heng Fa Chuen
810104|Ap Lei Chau,Wong Chuk Hang,Repulse Bay,Cyberport,Shek O,Chung Hom Kok,Tin Wan
810201|Hung Hom,Hunghom,To Kwa Wan,Tokwawan,Ho Man Tin,Homantin,Kowloon Tong,Kai Tak,Whampoa
810202|Tsim Sha Tsui,Tsimshatsui,Tsim Sha Tsui East,TST,Mong Kok,Mongkok,Yau Ma Tei,Yaumatei,Tai Kok Tsui
810203|Cheung Sha Wan,Lai Chi Kok,Shek Kip Mei,Mei Foo,Yau Yat Tsuen,Shamshuipo
810204|Diamond Hill,Tsz Wan Shan,San Po Kong,Choi Hung,Lok Fu
810205|Kowloon Bay,Ngau Tau Kok,Sau Mau Ping,Lam Tin,Yau Tong,Kwuntong
810301|Fanling,Sheung Shui,Sha Tau Kok
810302|Tai Wo,Taipo
810303|Shatin,Ma On Shan,Fo Tan,Fotan,Tai Wai,Siu Lek Yuen
810304|Tseung Kwan O,TKO,Hang Hau,Po Lam,Clear Water Bay,Saikung
810305|Tin Shui Wai,Yuenlong,Hung Shui Kiu,Kam Tin
810306|Tuenmun,Siu Hong,So Kwun Wat
810307|Tsuenwan,Sham Tseng,Ma Wan
810308|Kwai Chung,Tsing Yi,Kwai Fong,Kwai Hing
810309|Tung Chung,Discovery Bay,Cheung Chau,Lamma Island,Mui Wo,Chek Lap Kok,Tai O,Lantau,Lantau Island
`

/** Words that name many other things, and an area only with Hong Kong behind them. */
const plainAreas = `
810101|Central,Admiralty
810103|North Point
810104|Aberdeen,Stanley
810202|Jordan,Prince Edward
`

/** Other forms of names of the table. */
const forms = `
810000|HK,Hongkong,HKSAR
810200|Kln
810300|NT,N.T.
820000|Macao
`

type EnglishArea = {
  readonly name: string
  readonly code: string
  /** `area`: lies in the division; `plain`: the same, though the words alone mean nothing; `form`: is the division. */
  readonly kind: 'area' | 'plain' | 'form'
}

const rowsOf = (table: string, kind: EnglishArea['kind']): readonly EnglishArea[] =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [code = '', names = ''] = row.split('|')
      return names.split(',').map((name) => ({ name, code, kind }))
    })

/** All of them, as they are written. */
export function englishAreas(): readonly EnglishArea[] {
  return [...rowsOf(areas, 'area'), ...rowsOf(plainAreas, 'plain'), ...rowsOf(forms, 'form')]
}
