import { both } from '../../seed.ts'

function group(id: string, name: readonly [string, string], official?: readonly [string, string]) {
  return { id, name: both(...name), official: official === undefined ? null : both(...official) }
}

/** Headings of the list. The first sixteen follow the national catalogue of 2016, the rest are our own. */
export const groups = [
  group(
    'arms',
    ['枪支、弹药与仿制品', 'Firearms, ammunition, replicas'],
    ['一、枪支（含仿制品、主要零部件）弹药', '1. Firearms, replicas, main parts, ammunition'],
  ),
  group(
    'blades',
    ['刀具与管制器具', 'Knives and controlled weapons'],
    ['二、管制器具', '2. Controlled weapons'],
  ),
  group('explosives', ['爆炸物品', 'Explosives'], ['三、爆炸物品', '3. Explosives']),
  group(
    'gases',
    ['气体、气罐与喷雾', 'Gases, cylinders, sprays'],
    ['四、压缩和液化气体及其容器', '4. Compressed and liquefied gases'],
  ),
  group('flammable-liquids', ['易燃液体', 'Flammable liquids'], ['五、易燃液体', '5. Flammable liquids']),
  group(
    'flammable-solids',
    ['易燃固体与自燃物', 'Flammable and self-heating solids'],
    ['六、易燃固体、自燃物质、遇水易燃物质', '6. Flammable solids'],
  ),
  group(
    'oxidisers',
    ['氧化剂与过氧化物', 'Oxidizers and peroxides'],
    ['七、氧化剂和过氧化物', '7. Oxidizers and peroxides'],
  ),
  group('poisons', ['毒性物质', 'Toxic substances'], ['八、毒性物质', '8. Toxic substances']),
  group(
    'biological',
    ['生物样本与感染性物质', 'Specimens and infectious substances'],
    ['九、生化制品、传染性、感染性物质', '9. Biochemical and infectious substances'],
  ),
  group(
    'radioactive',
    ['放射性物质', 'Radioactive material'],
    ['十、放射性物质', '10. Radioactive material'],
  ),
  group('corrosives', ['腐蚀性物质', 'Corrosives'], ['十一、腐蚀性物质', '11. Corrosives']),
  group(
    'drugs',
    ['毒品与管制药品', 'Narcotics and controlled drugs'],
    ['十二、毒品、麻醉药品、精神药品、易制毒化学品', '12. Narcotics, psychotropics, precursors'],
  ),
  group(
    'publications',
    ['出版物与存储介质', 'Publications and data media'],
    ['十三、非法出版物、印刷品、音像制品等宣传品', '13. Illegal publications'],
  ),
  group('spying', ['间谍专用器材', 'Devices for spying'], ['十四、间谍专用器材', '14. Devices for spying']),
  group(
    'forgeries',
    ['伪造与侵权物品', 'Forgeries and counterfeits'],
    ['十五、非法伪造物品；十六、侵犯知识产权和假冒伪劣物品', '15. Forgeries; 16. Counterfeits'],
  ),
  group(
    'wildlife',
    ['野生动物及制品', 'Wildlife and its products'],
    ['十七、濒危野生动物及其制品', '17. Endangered wildlife'],
  ),
  group('batteries', ['电池与带电产品', 'Batteries and what runs on them']),
  group('machines', ['干冰、磁铁与机件', 'Dry ice, magnets, machine parts']),
  group('drinks', ['酒与烟', 'Alcohol and tobacco']),
  group('cosmetics', ['化妆、洗护与液体', 'Cosmetics, toiletries, liquids']),
  group('food', ['食品与生鲜', 'Food, dry and fresh']),
  group('medicines', ['药品与医疗用品', 'Medicines and medical supplies']),
  group('living', ['活体动物与植物', 'Live animals and plants']),
  group('valuables', ['钱款、证件、贵重品与文物', 'Money, papers, valuables, relics']),
  group('everyday', ['日用普货', 'Everyday goods']),
]
