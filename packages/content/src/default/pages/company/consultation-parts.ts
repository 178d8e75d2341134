import { both, claim } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** Who answers at which hour. It leaves the page with the hours it rests on. */
export const answeringDay: BlockSeed = claim(
  ['service-hours'],
  {
    kind: 'day-clock',
    id: 'hours',
    title: '一天里谁在回话',
    lead: '北京时间，节假日相同；年三十到初三人少，排队会久一些。',
    spans: [
      { from: 0, to: 8, label: '夜里', text: '机器人查件，留言排到早班' },
      { from: 8, to: 10, label: '早班', text: '先回夜里的留言，再接新会话' },
      { from: 10, to: 18, label: '白天', text: '人最多，理赔和账单专员都在' },
      { from: 18, to: 22, label: '晚班', text: '查件和改派照常，理赔留到次日' },
      { from: 22, to: 24, label: '夜里', text: '急事打热线，语音可以查件' },
    ],
    mark: { at: 22, label: '22:00 后转留言' },
  },
  {
    kind: 'day-clock',
    id: 'hours',
    title: 'Who answers at which hour',
    lead: 'Beijing time, holidays included. Around the Spring Festival there are fewer of us and queues are longer.',
    spans: [
      { from: 0, to: 8, label: 'Night', text: 'Automatic tracking; messages wait for the morning' },
      { from: 8, to: 10, label: 'Early shift', text: 'Night messages first, then new chats' },
      { from: 10, to: 18, label: 'Day', text: 'Most staff, with claims and billing at hand' },
      { from: 18, to: 22, label: 'Evening', text: 'Tracking and redelivery; claims go to next day' },
      { from: 22, to: 24, label: 'Night', text: 'For urgent matters call: tracking by voice' },
    ],
    mark: { at: 22, label: 'Messages from 22:00' },
  },
)

/** What each side settles itself and what it passes on. */
export const whoAnswers: BlockSeed = {
  kind: 'table',
  id: 'who',
  title: both('哪些事当场能办', 'What is settled on the spot'),
  columns: [
    { label: both('您的问题', 'Your matter') },
    { label: both('找谁', 'Who to ask') },
    { label: both('多久', 'How long') },
    { label: both('要什么', 'What we need') },
  ],
  rows: [
    [
      both('改派送时间或地点', 'Another time or place'),
      both('个人客服', 'Personal service'),
      both('当场', 'On the spot'),
      both('运单号、手机尾号', 'Number and phone digits'),
    ],
    [
      both('催件', 'A shipment that is stuck'),
      both('个人客服', 'Personal service'),
      both('网点当天回复', 'The branch replies that day'),
      both('运单号', 'Number'),
    ],
    [
      both('索赔', 'A claim'),
      both('个人客服转理赔员', 'Personal service, then claims'),
      both('按服务条款的时限', 'Within the terms of service'),
      both('照片、价值凭证', 'Pictures, proof of value'),
    ],
    [
      both('开发票', 'An invoice'),
      both('个人或商家客服', 'Either side'),
      both('当场申请，电子票发到邮箱', 'Asked for on the spot, sent by mail'),
      both('抬头、税号', 'Name and tax number'),
    ],
    [
      both('批量异常件', 'Many exceptions at once'),
      both('商家客服', 'Merchant service'),
      both('先回方案，再逐票处理', 'A plan first, then one by one'),
      both('单号表格', 'A list of numbers'),
    ],
    [
      both('接口报错', 'An interface error'),
      both('商家客服转技术', 'Merchant service, then engineers'),
      both('先确认影响面', 'Impact is confirmed first'),
      both('请求编号和时间', 'Request id and time'),
    ],
    [
      both('库存差异', 'A stock difference'),
      both('商家客服转仓库', 'Merchant service, then the warehouse'),
      both('复盘后回复', 'After a recount'),
      both('货品编码、批次', 'Item code and batch'),
    ],
  ],
}
