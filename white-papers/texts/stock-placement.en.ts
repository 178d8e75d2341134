import { figureOf } from '@hongyan/content'
import { yearlyCost } from '../models.ts'
import { h, list, note, type PaperText, p, sum } from '../paper-text.ts'

const fact = (id: Parameters<typeof figureOf>[0]) => figureOf(id, 'en-US').value
const costs = (warehouses: number, per: number, unit: number) =>
  yearlyCost(warehouses, per, unit).map((yuan) => Math.round(yuan / 10) / 100)

export const stockPlacementEn: PaperText = {
  title: ['Where stock should wait', 'Placing inventory with cloud warehouses'],
  subtitle:
    'For supply chain heads of brands and online shops: how many places, which goods, and how to do the sums',
  findings: [
    'More warehouses mean shorter ways and more safety stock. One falls with the square root of their number, the other rises with it: the best number lies between the extremes.',
    'In the example, four leased warehouses cost least. With cloud warehouses charged by the piece, nine save a further ¥259,200 a year over four: once fixed cost becomes variable, the best number moves outward.',
    'Not everything has to be everywhere. Spread what sells fast and steadily; keep together what sells slowly or in bursts. That rule alone brings most of the benefit.',
    'Safety stock follows variation, not volume. Reducing variation is cheaper than opening another warehouse.',
    'Before you open, plan the closing: shortest term, where the goods go, how the systems part. Put it in the first contract.',
  ],
  sections: [
    {
      title: 'Why divided stock grows',
      blocks: [
        p(
          'Split one large warehouse into four small ones and the goods ought to stay the same. They do not. In one place, a good week in the east covers a poor one in the west. In four, each has to hold a reserve for its own good week.',
        ),
        p(
          'How large a reserve is usually found with this formula, for demand that is roughly normal and a fixed lead time:',
        ),
        {
          kind: 'formula',
          formula: 'safety stock = z × σ × √L',
          where: [
            'z: factor of the service level; 1.65 where 95% of cycles see no stock-out',
            'σ: standard deviation of demand in one period',
            'L: lead time in the same periods',
          ],
        },
        p(
          'Example: 10,000 pieces a week nationwide, standard deviation 2,000, lead time one week. Four regions take a quarter each and vary independently.',
        ),
        {
          kind: 'sums',
          caption: 'Example: safety stock in one place and in four',
          rows: [
            sum('One warehouse', '1.65 × 2,000 × √(1)', '3,300', 'pieces'),
            sum('Standard deviation of a region', '2,000 ÷ √(4)', '1,000', 'pieces'),
            sum('Each of four', '1.65 × 1,000 × √(1)', '1,650', 'pieces'),
            sum('All four', '4 × 1,650', '6,600', 'pieces'),
          ],
          note: 'Four times the warehouses, twice the safety stock: it grows with the square root. Hence the “square root law”.',
        },
        p(
          'The law assumes that regions have nothing to do with each other. A promotion lifts them all at once, and the stronger that bond, the less splitting adds. On the other hand, uneven regions mean that one warehouse always runs dry first. Use the law for the order of magnitude; for a decision, take the correlations from your own weekly sales.',
        ),
      ],
    },
    {
      title: 'What nearness is worth',
      blocks: [
        p(
          'The benefit of many warehouses is distance. Think of the market as an even surface shared by n of them: each serves an n-th of it, and the average way shrinks with √n. With one warehouse the example starts at 900 km:',
        ),
        {
          kind: 'sums',
          caption: 'Example: average delivery distance',
          rows: [
            sum('2 warehouses', '900 ÷ √(2)', '636', 'km'),
            sum('4 warehouses', '900 ÷ √(4)', '450', 'km'),
            sum('6 warehouses', '900 ÷ √(6)', '367', 'km'),
            sum('9 warehouses', '900 ÷ √(9)', '300', 'km'),
          ],
        },
        p(
          'From one to two saves 264 km; from six to nine, only 67. Each further warehouse buys less. Distance also decides transit time. A long-haul truck covers six to seven hundred kilometers in a day, so an average below 450 km puts next-day delivery within reach of most orders.',
        ),
        note(
          'Near to whom?',
          'Customers do not live on an even surface. List twelve months of orders by city and see what the first twenty amount to. If that is seven tenths, choose warehouses for those twenty and never mind the symmetry of the map.',
        ),
      ],
    },
    {
      title: 'Adding up three accounts',
      blocks: [
        p(
          'The example continues: 520,000 pieces a year, delivery at ¥0.004 for each piece and kilometer, goods worth ¥80 held at 20% a year, which is ¥16 a piece, and ¥120,000 a year for a warehouse of one’s own or a whole lease.',
        ),
        {
          kind: 'sums',
          caption: 'Example: a year with four leased warehouses',
          rows: [
            sum('Delivery', '520,000 × 450 × 0.004', '936,000', 'yuan'),
            sum('Safety stock', '6,600 × 16', '105,600', 'yuan'),
            sum('Warehouses', '4 × 120,000', '480,000', 'yuan'),
            sum('Total', '936,000 + 105,600 + 480,000', '1,521,600', 'yuan'),
          ],
        },
        {
          kind: 'figure',
          caption: 'Leased warehouses: cost of a year, thousand yuan',
          picture: {
            kind: 'bars',
            parts: ['Delivery', 'Safety stock', 'Warehouses'],
            items: [
              { label: '1 warehouse', values: costs(1, 120_000, 0), said: '2,045' },
              { label: '2 warehouses', values: costs(2, 120_000, 0), said: '1,638' },
              { label: '4 warehouses', values: costs(4, 120_000, 0), said: '1,522' },
              { label: '6 warehouses', values: costs(6, 120_000, 0), said: '1,613' },
              { label: '9 warehouses', values: costs(9, 120_000, 0), said: '1,862' },
            ],
          },
          note: 'Delivery falls, warehouses rise, and at four the sum is lowest.',
        },
        p(
          'Two things deserve notice. The valley is flat: two or six cost less than a tenth more than four, so let transit promises and the labor market choose between three and five. And safety stock is only 7% of the total here. Many firms avoid splitting for fear of tied-up stock, while the money is in delivery and rent. Dear or erratic goods are another matter: put in your own numbers.',
        ),
      ],
    },
    {
      title: 'Which account the cloud changes',
      blocks: [
        p(
          'A cloud warehouse is shared by several owners and charged by the piece and the day, without a lease. Replace “¥120,000 a warehouse” by “¥0.90 a piece”, and that account no longer grows with the number of places:',
        ),
        {
          kind: 'sums',
          caption: 'Example: four and nine cloud warehouses',
          rows: [
            sum('Handling, however many places', '520,000 × 0.9', '468,000', 'yuan'),
            sum('Four, in total', '936,000 + 105,600 + 468,000', '1,509,600', 'yuan'),
            sum('Delivery from nine', '520,000 × 300 × 0.004', '624,000', 'yuan'),
            sum('Nine, in total', '624,000 + 158,400 + 468,000', '1,250,400', 'yuan'),
            sum('Difference', '1,509,600 − 1,250,400', '259,200', 'yuan'),
          ],
        },
        {
          kind: 'figure',
          caption: 'Cloud warehouses: cost of a year, thousand yuan',
          picture: {
            kind: 'bars',
            parts: ['Delivery', 'Safety stock', 'Handling'],
            items: [
              { label: '1 warehouse', values: costs(1, 0, 0.9), said: '2,393' },
              { label: '2 warehouses', values: costs(2, 0, 0.9), said: '1,866' },
              { label: '4 warehouses', values: costs(4, 0, 0.9), said: '1,510' },
              { label: '6 warehouses', values: costs(6, 0, 0.9), said: '1,361' },
              { label: '9 warehouses', values: costs(9, 0, 0.9), said: '1,250' },
            ],
          },
          note: 'With one place, a lease is cheaper. The more places, the more charging by the piece pays.',
        },
        p(
          'The bars fall all the way. Is more always better? No. The example leaves out what many places really cost: full loads of replenishment become part loads, every warehouse needs counting, reconciling and shelf-life control, and somebody must see that one does not run dry while another overflows. We advise going to four first, running them for a quarter, and adding cities one by one.',
        ),
        h('Dividing between leased and cloud'),
        list(
          'Volume that is steady all year goes into owned or leased space, where fixed cost spreads well.',
          'The peak on top, regions you have just entered and products whose sales you do not know yet go into the cloud.',
          'Where a city has both, bring returns and repairs to the leased one and keep the cloud for outbound.',
        ),
      ],
    },
    {
      title: 'Not every item is worth spreading',
      blocks: [
        p(
          'Of a thousand items, some two hundred usually make four fifths of the sales. Putting all of them everywhere pays for four safety stocks of the slow eight hundred. Two rulers are enough: **how much** it sells, by yearly volume, and **how steadily**, by the coefficient of variation (standard deviation ÷ mean).',
        ),
        {
          kind: 'table',
          caption: 'Four kinds of goods, four ways to place them',
          columns: [{ label: '' }, { label: 'Steady (below 0.5)' }, { label: 'Erratic (0.5 and above)' }],
          rows: [
            [
              'Sells much',
              'In every warehouse, replenished weekly',
              'A little in the main regions, the rest central and two days away',
            ],
            ['Sells little', 'Central, and one reserve', 'Central only; from the factory where needed'],
          ],
          note: 'Half is a common starting point, not a theorem. Cut at the median of your own range if that fits better.',
        },
        {
          kind: 'sums',
          caption: 'Example: the coefficient of variation of two items',
          rows: [
            sum('Tissues: 1,200 a week, deviation 240', '240 ÷ 1,200', '0.20', 'steady: spread'),
            sum('Baking trays: 40 a week, deviation 36', '36 ÷ 40', '0.90', 'erratic: keep'),
          ],
        },
        p(
          'After this exercise, about a fifth of the items usually belongs everywhere. They make most orders and fill little of the racking. The long tail stays central and arrives a day later, which most customers accept as long as the page names the right day.',
        ),
        p(
          'And an order with one of each? Wait and send one parcel, or send two? Compare the cost of a second parcel with the orders a day’s wait may lose. Decide the rule once and let the system follow it, so that nobody in the warehouse has to guess.',
        ),
      ],
    },
    {
      title: 'Replenishing, moving, taking back',
      blocks: [
        p(
          'Networks rarely fail at the opening. They fail in the third month: one warehouse is empty, another full, goods begin to move between them, and the freight eats what delivery had saved. Three rules prevent most of it:',
        ),
        list(
          '**Replenish to days, not to pieces.** Fill each warehouse to twelve days of sales; the fast ones get more by themselves.',
          '**Set a threshold for moves.** Move only where the loss from a stock-out exceeds the freight and the handling at both ends. The system does the sum.',
          '**Take returns near, inspect them together.** Receive them at the nearest warehouse, and send full pallets to the one that can refurbish.',
        ),
        {
          kind: 'sums',
          caption: 'Example: whether to move 300 pieces',
          rows: [
            sum('Loss: 3 days, 40 a day, ¥22 margin each', '3 × 40 × 22', '2,640', 'yuan'),
            sum('Move: 300 at ¥1.50 freight and ¥1.80 handling', '300 × (1.5 + 1.8)', '990', 'yuan'),
            sum('Gain', '2,640 − 990', '1,650', 'yuan: move'),
          ],
        },
        p(
          `Our network has more than ${fact('warehouses')} warehouses and more than ${fact('cloud-warehouses')} partner cloud warehouses in over ${fact('cities')} cities, and goods that come in are stored free for ${fact('free-storage')} days. What the figures mean for you: trying a city does not take a year’s lease.`,
        ),
      ],
    },
    {
      title: 'Eight questions before you open',
      blocks: [
        p(
          'Write down the answers before the first contract. Whichever you cannot write is the one you will be meeting about in three months.',
        ),
        {
          kind: 'table',
          caption: 'Checklist for a new warehouse',
          columns: [{ label: 'Question' }, { label: 'What the answer looks like' }],
          rows: [
            ['What share of orders have the first twenty cities?', 'A table of twelve months'],
            ['Which items go everywhere?', 'A list, reviewed every quarter'],
            ['To how many days is each filled?', 'A number, another for the peak'],
            ['Whose system counts the stock?', 'One; how often the other reconciles'],
            ['How is the delivery day worked out?', 'By warehouse and cut-off, rerouted when empty'],
            ['How do dated goods leave?', 'First to expire first out; sales stop some days before'],
            ['When are goods moved?', 'As a formula'],
            ['When and how does it close?', 'Shortest term, notice, where the goods go'],
          ],
        },
        p(
          'The last is the one most often forgotten. Markets change and so do cities. Those who can leave decently can afford to come in.',
        ),
      ],
    },
  ],
  sources: [
    'Square root law: D. H. Maister, “Centralisation of Inventories and the ‘Square Root Law’”, International Journal of Physical Distribution, 1976.',
    'The formula for safety stock is found in any textbook on inventory; the service level here is the cycle service level.',
    'Distance falling with the square root follows from an even surface and is an estimate.',
    'All amounts, volumes and rates are examples. Every line shows its sum, so that your own figures can take their place.',
    'Figures about the company: register of facts of {our.brand}, as of September 30, 2026.',
  ],
}
