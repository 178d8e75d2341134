import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { claimTerms, claimTimes, exclusions } from './service-terms-claims.ts'
import { acceptance, delivery, refusedGoods, responsibility, weighing } from './service-terms-transport.ts'

/** The terms of service, complete and readable. */
export const serviceTerms: PageSeed = {
  path: '/legal/service-details',
  kind: 'legal',
  parent: '/info',
  name: both('服务条款', 'Terms of service'),
  head: {
    title: both('服务条款：收寄、派送、赔偿与时限', 'Terms of service: transport, claims, time limits'),
    keyword: both(
      '服务条款,快递服务合同,保价赔偿,索赔时限,禁寄物品,派送签收',
      'terms of service, carriage contract, insurance, claims, time limits, prohibited goods',
    ),
    description: both(
      '您把货交给我们之后双方各负什么责任：什么收、怎么称、怎么送、坏了丢了晚了怎么赔、多久之内提出，以及有分歧时到哪里解决。',
      'What each side owes once goods are handed over: acceptance, weighing, delivery, claims, deadlines, and where disputes are settled.',
    ),
  },
  hero: {
    title: bothLines(['服务条款'], ['Terms of service']),
    lead: both(
      '2026 年 10 月 1 日起生效。赔偿限额和时限关系到您的权利，单独列成表。',
      'In force from October 1, 2026. Limits and deadlines, which touch your rights most, stand in tables of their own.',
    ),
  },
  blocks: [
    {
      kind: 'prose',
      id: 'contract',
      title: both('一、这份合同', '1. This contract'),
      paragraphs: [
        both(
          '这些条款是寄件人和鸿雁物流之间的运输与快递服务合同。您在下单时勾选同意，或在运单上签字，合同就成立。签了书面合同的客户，书面合同没有写到的地方适用本条款；两者不一致时，以书面合同为准。',
          'These terms are the contract of carriage and delivery between the sender and Hongyan Logistics. It is made when you agree on ordering or sign the waybill. With a written contract, these terms fill its gaps, and where the two differ the written contract prevails.',
        ),
        both(
          '国际和港澳台件还适用相关国际公约、到达地法律和海关规定，航空段适用鸿雁航空的运输条件。',
          'Shipments abroad and to Hong Kong, Macao and Taiwan are also subject to international conventions, local law and customs rules; air legs to the conditions of Hongyan Air.',
        ),
      ],
      terms: [
        {
          term: both('寄件人', 'Sender'),
          text: both('交付货物并和我们订立合同的人。', 'Whoever hands over the goods and contracts with us.'),
        },
        {
          term: both('收件人', 'Receiver'),
          text: both(
            '运单上写明的接收人，可以委托他人代收。',
            'The person named on the waybill, who may appoint another to receive.',
          ),
        },
        {
          term: both('运单', 'Waybill'),
          text: both(
            '纸质或电子面单，连同系统里对应的记录。',
            'The label, on paper or screen, with the record behind it.',
          ),
        },
        {
          term: both('保价', 'Insurance'),
          text: both(
            '寄件人声明价值并付费，丢损时按声明的价值处理。',
            'The sender declares a value and pays; loss is settled on that value.',
          ),
        },
      ],
    },
    responsibility,
    acceptance,
    refusedGoods,
    weighing,
    delivery,
    claimTerms,
    claimTimes,
    exclusions,
    {
      kind: 'prose',
      id: 'disputes',
      title: both('十、有分歧时', '10. If we disagree'),
      paragraphs: [
        both(
          '先协商。协商不成，您可以向邮政管理部门申诉、请消费者协会调解，或者向法院起诉。个人消费者可以在自己住所地、合同履行地或我们所在地的法院起诉，本条款不限制您选择。',
          'Talk first. Failing that you may appeal to the postal authority, ask a consumer association to mediate, or sue. Individual consumers may choose the court of their home, of performance or of our seat; these terms do not restrict that.',
        ),
        both(
          '合同适用中华人民共和国法律，以《民法典》《邮政法》和《快递暂行条例》为主。条款与强制性规定抵触的部分无效，其余部分照常有效。本条款以中文文本为准。',
          'The law of the People’s Republic of China applies, above all the Civil Code, the Postal Law and the Interim Regulations on Express Delivery. A clause against mandatory law is void; the rest stands. The Chinese text is authoritative.',
        ),
        both(
          '修改条款前，我们至少提前三十日公示。已经交寄的货适用交寄时的版本。',
          'Changes are shown at least thirty days ahead. Goods already handed over stay under the version of that day.',
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('和条款有关的问题', 'Questions on these terms'),
      ids: ['price-how-weighed', 'delivery-not-home', 'claims-how', 'claims-how-long'],
    },
    {
      kind: 'versions',
      id: 'versions',
      title: both('版本', 'Versions'),
      items: [
        {
          date: '2026-10-01',
          text: both(
            '第五版。第七、八条列明索赔材料，并给出答复的最长时限。',
            'Fifth. Sections 7 and 8 list the papers for a claim and the longest time for our reply.',
          ),
        },
        {
          date: '2026-06-18',
          text: both(
            '第四版。加入自提柜的签收规则，并为电子签单预备条款。',
            'Fourth. Rules for parcel lockers, and clauses in readiness for electronic receipts.',
          ),
        },
        {
          date: '2025-03-10',
          text: both('第三版。冷链延误的退费分档。', 'Third. Steps of refund for late chilled goods.'),
        },
        {
          date: '2024-03-01',
          text: both(
            '第二版。未经同意不得放自提柜，依新修订的《快递市场管理办法》。',
            'Second. No locker without consent, after the revised rules on the express market.',
          ),
        },
        { date: '2022-01-01', text: both('第一版。', 'First.') },
      ],
    },
  ],
  tags: ['legal', 'price', 'safety'],
  updated: '2026-10-01',
}
