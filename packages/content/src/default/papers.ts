import type { DocumentInput } from '@hongyan/documents'
import { both, type Seed } from '../seed.ts'

/** The white papers as the site presents them, the newest first. */
export const papers: Seed<DocumentInput<'papers'>> = {
  items: [
    {
      id: 'peak-season',
      title: both('旺季不是意外', 'Peak season is no surprise'),
      line: both('大促之前的八周', 'The eight weeks before a sale'),
      short: both('旺季不是意外', 'Peak season'),
      summary: both(
        '旺季难在量集中，不在量大。这份白皮书从订单的形状讲起，用一个五天的算例说明积压怎样形成、怎样削平，再给出从第八周到当天的时间表。',
        'Peaks are hard because orders come together. Starting from their shape, this paper works through five days of backlog, shows ways to flatten it, and ends with a calendar from week eight to the day.',
      ),
      readers: both('电商与品牌的运营、仓储负责人', 'operations and warehouse managers of shops and brands'),
      answers: [
        both(
          '首日该排多少人，为什么不能排满',
          'How many people the first day needs, and why not to plan for full load',
        ),
        both(
          '积压几天能清完，提前一点能少多少',
          'How long a backlog takes to clear, and what a day’s start is worth',
        ),
        both('退货高峰什么时候来，留多少人', 'When returns peak, and how many hands to keep'),
      ],
      keyword: both('旺季,大促,仓库排班,削峰,退货', 'peak season, warehouse staffing, backlog, returns'),
      date: '2026-11-16',
    },
    {
      id: 'stock-placement',
      title: both('货该放在哪儿', 'Where stock should wait'),
      line: both('有了云仓之后的库存布局', 'Placing inventory with cloud warehouses'),
      short: both('货该放在哪儿', 'Where stock should wait'),
      summary: both(
        '仓越多，离客户越近，安全库存也越多。这份白皮书把配送、库存、仓租三笔账加在一起，算出几个仓最省，再看按件计费的云仓把答案推向哪里。',
        'More warehouses mean shorter ways and more safety stock. This paper adds up delivery, stock and rent, finds the number that costs least, and shows where charging by the piece moves it.',
      ),
      readers: both('品牌商与电商的供应链负责人', 'supply chain heads of brands and online shops'),
      answers: [
        both('开几个仓最省，谷底有多平', 'How many warehouses cost least, and how flat the cost curve is'),
        both('哪些货要铺开，哪些货要集中', 'Which goods to spread and which to keep together'),
        both('什么时候该调拨，怎么算', 'When to move goods between places, and the math behind it'),
      ],
      keyword: both('库存布局,云仓,安全库存,分仓', 'stock placement, cloud warehouse, safety stock'),
      date: '2026-10-19',
    },
    {
      id: 'transport-carbon',
      title: both('一票货的碳账', 'The carbon of one shipment'),
      line: both('公路、铁路、航空怎么比', 'Road, rail and air on one sheet'),
      short: both('一票货的碳账', 'Carbon of one shipment'),
      summary: both(
        '同一票货，两家算出的碳排放能差三倍。这份白皮书照 ISO 14083 的办法，用国家标准的因子，把北京到上海半吨货的三种走法逐行算给您看。',
        'Two carriers’ figures for one shipment can differ threefold. With the method of ISO 14083 and published factors, this paper works through half a tonne from Beijing to Shanghai, line by line, three ways.',
      ),
      readers: both('供应链与可持续负责人', 'heads of supply chain and sustainability'),
      answers: [
        both('公路、铁路、航空到底差多少倍', 'How far apart road, rail and air really are'),
        both('装载率和空驶怎样改变结果', 'What load and empty running do to the result'),
        both('一份能复核的碳报告要写哪八件事', 'Eight things a carbon report must say to be checked'),
      ],
      keyword: both(
        '运输碳排放,ISO 14083,GB/T 51366,碳足迹',
        'transport emissions, ISO 14083, GB/T 51366, carbon footprint',
      ),
      date: '2026-09-21',
    },
    {
      id: 'pharma-cold-chain',
      title: both('温度不断线', 'An unbroken curve'),
      line: both('药品运输怎样经得起查', 'Moving medicines so the record holds up'),
      short: both('温度不断线', 'An unbroken curve'),
      summary: both(
        '药品运输交付的是药和它一路的温度。这份白皮书讲监测的底线、车与箱的验证、月台上的十五分钟，以及报警之后的六十分钟该做什么。',
        'A pharmaceutical shipment delivers a medicine and the history of its temperature: the floor for monitoring, qualifying vehicles and boxes, fifteen minutes on the dock, and the hour after an alarm.',
      ),
      readers: both('药企质量与物流负责人', 'heads of quality and logistics in pharma'),
      answers: [
        both('一趟运输该留下多少个读数', 'How many readings a journey must leave'),
        both('货在月台上能等几分钟，怎么算', 'How long goods may stand on a dock, and how to work it out'),
        both('和承运人签合同要写哪十个数字', 'Ten numbers for the contract with a carrier'),
      ],
      keyword: both(
        '医药冷链,温度验证,GSP,平均动力学温度',
        'pharma cold chain, qualification, GSP, mean kinetic temperature',
      ),
      date: '2026-08-24',
    },
  ],
}
