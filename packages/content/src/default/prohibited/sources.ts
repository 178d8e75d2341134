import { both } from '../../seed.ts'

function source(
  id: string,
  year: number | null,
  name: readonly [chinese: string, english: string, hongKong?: string],
  by: readonly [chinese: string, english: string],
) {
  const [chinese, english, hongKong] = name
  const named = both(chinese, english)
  return {
    id,
    year,
    name: hongKong === undefined ? named : { ...named, 'zh-HK': hongKong },
    by: both(...by),
  }
}

const state = ['国务院', 'State Council'] as const
const congress = ['全国人大常委会', 'Standing Committee of the National People’s Congress'] as const
const transport = ['交通运输部', 'Ministry of Transport'] as const

/** Laws, standards and rules that the verdicts rest on. Editions as of the day of the list. */
export const sources = [
  source(
    'postal-catalogue',
    2016,
    ['《禁止寄递物品管理规定》及所附指导目录', 'Provisions on Items Prohibited from Delivery, with catalog'],
    [
      '国家邮政局、公安部、国家安全部',
      'State Post Bureau, Ministry of Public Security, Ministry of State Security',
    ],
  ),
  source('express-regulations', 2018, ['《快递暂行条例》', 'Interim Regulations on Express Delivery'], state),
  source('postal-law', 2015, ['《中华人民共和国邮政法》', 'Postal Law'], congress),
  source(
    'gb12268',
    null,
    // “品名表” is a list: left to itself the conversion reads a watch into it.
    ['GB 12268《危险货物品名表》', 'GB 12268, List of Dangerous Goods', 'GB 12268《危險貨物品名表》'],
    ['国家标准，以现行版为准', 'National standard, edition in force'],
  ),
  source(
    'road',
    2019,
    ['《危险货物道路运输安全管理办法》', 'Measures for the Safe Carriage of Dangerous Goods by Road'],
    transport,
  ),
  source(
    'rail',
    2022,
    ['《铁路危险货物运输安全监督管理规定》', 'Provisions on the Safety of Dangerous Goods Carried by Rail'],
    transport,
  ),
  source(
    'caac',
    2024,
    ['《民用航空危险品运输管理规定》', 'Provisions on Dangerous Goods in Civil Aviation'],
    transport,
  ),
  source(
    'iata',
    2026,
    ['《危险品规则》第 67 版', 'Dangerous Goods Regulations, 67th edition'],
    ['国际航空运输协会', 'IATA'],
  ),
  source(
    'icao',
    2025,
    ['《危险物品安全航空运输技术细则》（Doc 9284）', 'Technical Instructions (Doc 9284)'],
    ['国际民航组织', 'ICAO'],
  ),
  source('firearms', 2015, ['《枪支管理法》', 'Law on the Control of Firearms'], congress),
  source(
    'knives',
    2007,
    ['《管制刀具认定标准》', 'Standard for Determining Controlled Knives'],
    ['公安部', 'Ministry of Public Security'],
  ),
  source('blasting', 2014, ['《民用爆炸物品安全管理条例》', 'Regulations on Civil Explosives'], state),
  source('fireworks', 2016, ['《烟花爆竹安全管理条例》', 'Regulations on Fireworks'], state),
  source(
    'radioactive',
    2009,
    ['《放射性物品运输安全管理条例》', 'Regulations on the Carriage of Radioactive Articles'],
    state,
  ),
  source(
    'pathogens',
    2005,
    [
      '《可感染人类的高致病性病原微生物菌（毒）种或样本运输管理规定》',
      'Provisions on Carrying Highly Pathogenic Strains and Samples',
    ],
    ['原卫生部', 'Ministry of Health'],
  ),
  source(
    'narcotics',
    2005,
    ['《麻醉药品和精神药品管理条例》', 'Regulations on Narcotic and Psychotropic Drugs'],
    state,
  ),
  source('precursors', 2005, ['《易制毒化学品管理条例》', 'Regulations on Precursor Chemicals'], state),
  source('drug-law', 2019, ['《药品管理法》', 'Drug Administration Law'], congress),
  source('wildlife', 2022, ['《野生动物保护法》', 'Wildlife Protection Law'], congress),
  source(
    'cites',
    null,
    ['《濒危野生动植物种国际贸易公约》', 'CITES'],
    ['公约附录，以现行版为准', 'Appendices in force'],
  ),
  source('relics', 2024, ['《文物保护法》', 'Law on the Protection of Cultural Relics'], congress),
  source('animals', 2021, ['《动物防疫法》', 'Animal Epidemic Prevention Law'], congress),
  source('plants', 2017, ['《植物检疫条例》', 'Plant Quarantine Regulations'], state),
  source('tobacco', 2015, ['《烟草专卖法》', 'Tobacco Monopoly Law'], congress),
  source(
    'customs',
    1993,
    ['《禁止进出境物品表》《限制进出境物品表》', 'Lists of Articles Prohibited and Restricted at the Border'],
    ['海关总署', 'General Administration of Customs'],
  ),
  source(
    'own',
    2026,
    ['鸿雁收寄标准（2026 年 11 月 3 日起）', 'Hongyan terms of acceptance, from November 3, 2026'],
    ['鸿雁寄递安全组', 'Hongyan safety team'],
  ),
]
