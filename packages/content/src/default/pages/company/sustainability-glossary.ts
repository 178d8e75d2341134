import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { countingTerms, fuelTerms, transportTerms } from './glossary-terms.ts'

/** Terms of carbon accounting and of transport, each in one or two sentences. */
export const sustainabilityGlossary: PageSeed = {
  path: '/sustainability/glossary',
  kind: 'sustainability',
  parent: '/sustainability',
  name: both('名词表', 'Glossary'),
  head: {
    title: both('碳排放与运输名词表', 'Glossary of carbon and transport terms'),
    keyword: both(
      '碳排放名词,TTW,WTW,范围三,装载率,空驶率,ISO 14083,SAF',
      'glossary, TTW, WTW, CO2e, scope 3, load factor, ISO 14083, SAF',
    ),
    description: both(
      '看懂一张碳足迹结果要用到的词：TTW 与 WTW、范围一到三、吨公里、装载率、空驶率、计费重量、SAF，每个用一两句话讲明白。',
      'The words behind a carbon result: TTW and WTW, scopes 1 to 3, tonne-kilometers, load factor, empty running, SAF. A line or two each.',
    ),
  },
  hero: {
    title: bothLines(['一个词，', '一两句话'], ['A word,', 'a line or two']),
    lead: both(
      '碳报告难读，多半是缩写太多。这里按使用的场合排，不按字母。',
      'Carbon reports are hard to read mostly for their abbreviations. These are ordered by use, not by letter.',
    ),
    actions: [
      {
        label: both('看报告怎么用它们', 'See them in the report'),
        target: { kind: 'page', path: '/sustainability/report' },
      },
    ],
  },
  blocks: [
    {
      kind: 'prose',
      id: 'reading',
      title: both('先分清三件事', 'Three things to tell apart'),
      paragraphs: [
        both(
          '看到一个排放数字，先问它算到哪里、按什么单位、谁来承担。三个答案不同，数字就不能放在一起比。',
          'Before comparing two emission figures ask how far each counts, in which unit, and who answers for it. If the answers differ, the figures cannot be compared.',
        ),
      ],
      terms: [
        {
          term: both('算到哪里', 'How far'),
          text: both(
            '只算车上烧掉的，还是连炼油、发电也算。',
            'Only what burns in the vehicle, or refining and power generation too.',
          ),
        },
        {
          term: both('什么单位', 'Which unit'),
          text: both(
            '一票货多少千克，还是每吨公里多少克。',
            'Kilograms for a shipment or grams for a tonne-kilometer.',
          ),
        },
        {
          term: both('谁承担', 'Whose'),
          text: both(
            '对我们是范围一的油，对您就是范围三。',
            'Fuel that is scope 1 for us is scope 3 for you.',
          ),
        },
      ],
    },
    fuelTerms,
    countingTerms,
    transportTerms,
    {
      kind: 'curve',
      id: 'load',
      title: both('装得越满，每吨公里排得越少', 'The fuller the truck, the less per tonne'),
      lead: both(
        '一辆载重 25 吨的柴油货车。假设空车每百公里烧 24 升，每多装一吨多烧 0.4 升，每升排 2.7 千克。示例计算，只算车上烧掉的。',
        'A diesel truck for 25 tonnes, assumed to burn 24 liters per 100 km empty and 0.4 more per tonne, at 2.7 kg a liter. A sample calculation, tailpipe only.',
      ),
      unit: both('克/吨公里', 'g/t-km'),
      points: [
        { value: 270, label: both('装 10%', '10% full') },
        { value: 140 },
        { value: 97 },
        { value: 76 },
        { value: 63, label: both('装一半', 'Half full') },
        { value: 54 },
        { value: 48 },
        { value: 43 },
        { value: 40 },
        { value: 37, label: both('装满', 'Full') },
      ],
    },
    {
      kind: 'table',
      id: 'units',
      title: both('单位怎么换', 'Converting units'),
      lead: both(
        '手头的数字单位不同时，照这张表换成一样的再比。',
        'Bring figures to one unit before comparing.',
      ),
      columns: [{ label: both('从', 'From') }, { label: both('到', 'To') }, { label: both('怎么算', 'How') }],
      rows: [
        [
          both('克/吨公里', 'g per t-km'),
          both('一票货的千克', 'kg for a shipment'),
          both('乘吨数，乘公里数，除以 1,000', 'Times tonnes, times km, divided by 1,000'),
        ],
        [
          both('升柴油', 'Liters of diesel'),
          both('千克二氧化碳（TTW）', 'kg of CO2, tank-to-wheel'),
          both('约乘 2.7，随密度略变', 'About 2.7 each, varying with density'),
        ],
        [
          both('千瓦时', 'kWh'),
          both('千克二氧化碳', 'kg of CO2'),
          both('乘当地电网的系数', 'Times the factor of the local grid'),
        ],
        [both('海里', 'Nautical miles'), both('公里', 'Kilometers'), both('乘 1.852', 'Times 1.852')],
      ],
    },
    {
      kind: 'call',
      title: both('少了哪个词？', 'A word missing?'),
      actions: [
        { label: both('告诉我们', 'Tell us'), target: { kind: 'page', path: '/connect' } },
        { label: both('用碳足迹工具', 'Use the calculator'), target: { kind: 'page', path: '/carbon' } },
      ],
    },
  ],
  tags: ['green', 'help'],
  updated: '2026-09-15',
}
