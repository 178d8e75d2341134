import { figureOf } from '@hongyan/content'
import { waitingCurve } from '../models.ts'
import { list, note, type PaperText, p, sum } from '../paper-text.ts'

const fact = (id: Parameters<typeof figureOf>[0]) => figureOf(id, 'en-US').value

export const peakSeasonEn: PaperText = {
  title: ['Peak season is no surprise', 'The eight weeks before a sale'],
  subtitle:
    'For operations and warehouse managers: estimating, staffing, flattening the peak, and what to watch on the day',
  findings: [
    'Peaks are hard because orders arrive together, not because there are many. Spread over a week, anybody can ship them; in one day, they queue.',
    'From eight tenths busy to nine, the queue more than doubles; at ninety-five percent it is nearly five times as long. Plan for 85% and keep the rest for the unexpected.',
    'In the example, 80,000 orders meet a capacity of 50,000 a day. The backlog reaches 40,000 and takes five days to clear. Bring 15,000 orders forward by one day, and the worst of it shrinks by more than a third.',
    'The cheapest capacity is time: materials laid out, sets packed, goods moved near their buyers beforehand. The dearest is people called in on the day.',
    'Returns are a second peak that arrives more quietly. Keep hands at the receiving dock from the seventh day on; do not send everybody home.',
  ],
  sections: [
    {
      title: 'The shape of a peak',
      blocks: [
        p(
          'Draw the shape before you discuss the total. Plot last year’s orders by day for the thirty days around the sale, and the first day by hour. Two spikes appear: one in the two hours after midnight, one on the last evening. Whether a warehouse copes is decided by the height of the spikes, not by the area beneath them.',
        ),
        p('Three numbers describe the shape, and last year’s orders hold all of them:'),
        {
          kind: 'sums',
          caption: 'Example: a shop with 20,000 orders on an ordinary day',
          rows: [
            sum('Peak factor: 80,000 on the first day', '80,000 ÷ 20,000', '4', 'times'),
            sum('Concentration: of 180,000 in three days', '80,000 ÷ 180,000 × 100', '44', '%'),
            sum('First hour: 16,000', '16,000 ÷ 80,000 × 100', '20', '% of the day'),
          ],
        },
        p(
          'With a shape, this year’s estimate has a skeleton. Sales may give you the total, and be wrong either way. Shapes change slowly, unless the rules of the sale do: a longer pre-order period, no start at midnight. When rules change, redraw the shape first and the numbers second.',
        ),
        note(
          'Three estimates, not one',
          'Give the warehouse a range: 65,000 to 95,000, most likely 80,000. Staff for 80,000, provide space and materials for 95,000, and write on one page what happens beyond.',
        ),
      ],
    },
    {
      title: 'Why queues grow so suddenly',
      blocks: [
        p(
          'At eight tenths busy, the line before a packing bench is short. At ninety-five percent, you cannot see its end. Nobody has slowed down; queues are like that. In the simplest model, what waits on average depends on one number, the share of time ρ for which the bench is busy:',
        ),
        {
          kind: 'formula',
          formula: 'waiting and in hand, on average = ρ ÷ (1 − ρ)',
          where: [
            'ρ: rate of arrival ÷ rate of work',
            'for one bench, random arrivals, and jobs that are sometimes long',
          ],
        },
        {
          kind: 'sums',
          caption: 'How busy, how long a queue',
          rows: [
            sum('Seven tenths', '0.70 ÷ (1 − 0.70)', '2.3', 'jobs'),
            sum('Eight tenths', '0.80 ÷ (1 − 0.80)', '4', 'jobs'),
            sum('Nine tenths', '0.90 ÷ (1 − 0.90)', '9', 'jobs'),
            sum('Ninety-five percent', '0.95 ÷ (1 − 0.95)', '19', 'jobs'),
          ],
        },
        {
          kind: 'figure',
          caption: 'Busy time and the average queue',
          picture: {
            kind: 'curves',
            x: { label: 'busy, %', from: 50, to: 95, every: 5 },
            y: { label: 'jobs waiting and in hand', from: 0, to: 20, every: 4 },
            curves: [{ label: 'One bench', points: waitingCurve }],
            marks: [
              { at: [80, 4], label: '80%: 4' },
              { at: [90, 9], label: '90%: 9' },
              { at: [95, 19], label: '95%: 19' },
            ],
          },
          note: 'A real warehouse has many benches and a flatter curve. It bends at the same place.',
        },
        p(
          'So the aim of a rota is not to keep everybody busy. It is to leave the narrowest step fifteen percent to spare. Finding that step is easy: look for the pile. Whoever stands behind it is the narrowest.',
        ),
      ],
    },
    {
      title: 'Working out the people',
      blocks: [
        p(
          'Example: 50,000 orders to be handled in 24 hours, 1.8 lines each. A picker does 120 lines an hour and 7.5 useful hours a shift.',
        ),
        {
          kind: 'sums',
          caption: 'Example: pickers for the first day',
          rows: [
            sum('Lines to pick', '50,000 × 1.8', '90,000', 'lines'),
            sum('One picker, one shift', '120 × 7.5', '900', 'lines'),
            sum('Shifts at full load', '90,000 ÷ 900', '100', 'shifts'),
            sum('Planned at 85%', '100 ÷ 0.85', '118', 'shifts'),
            sum('Two fifths are new and work at 60%: add', '118 × 0.4 × (1 ÷ 0.6 − 1)', '31', 'shifts'),
            sum('Total', '118 + 31', '149', 'shifts'),
          ],
          note: 'On the first day, a newcomer does half to seven tenths of an old hand’s work. Forgetting it is the usual reason for being short of people.',
        },
        p(
          'Do the same for packing, checking, loading and returns, and recruit for the largest gap. Have newcomers two weeks early: one beside an old hand, one alone, and on the day they reach eight tenths. Two weeks’ wages for a first day without queues is mostly a good bargain.',
        ),
        p(
          'Besides people, three things run out on the first day: **cartons, labels and empty pallets**. They are cheap, so nobody watches them. Lay in a tenth more than the highest estimate, beside the line rather than in the store.',
        ),
      ],
    },
    {
      title: 'Flattening the peak',
      blocks: [
        p(
          'When capacity cannot grow in time, arrivals have to move. This is how a backlog builds and clears in five days: capacity 50,000 a day, arrivals of 80,000, 60,000, 40,000, 35,000 and 30,000.',
        ),
        {
          kind: 'sums',
          caption: 'Example: five days of backlog',
          rows: [
            sum('End of day 1', '80,000 − 50,000', '30,000', 'orders'),
            sum('End of day 2', '30,000 + 60,000 − 50,000', '40,000', 'orders'),
            sum('End of day 3', '40,000 + 40,000 − 50,000', '30,000', 'orders'),
            sum('End of day 4', '30,000 + 35,000 − 50,000', '15,000', 'orders'),
            sum(
              'Day 5: backlog and arrivals, below capacity',
              '15,000 + 30,000',
              '45,000',
              'orders: cleared',
            ),
          ],
        },
        {
          kind: 'figure',
          caption: 'Arrivals and backlog, ten thousand orders',
          picture: {
            kind: 'columns',
            y: { label: '10,000 orders', from: 0, to: 9, every: 1 },
            line: { value: 5, label: 'capacity: 5 a day' },
            series: ['Arrivals', 'Backlog at night'],
            items: [
              { label: 'Day 1', values: [8, 3] },
              { label: 'Day 2', values: [6, 4] },
              { label: 'Day 3', values: [4, 3] },
              { label: 'Day 4', values: [3.5, 1.5] },
              { label: 'Day 5', values: [3, 0] },
            ],
          },
          note: 'At its worst, 40,000 orders wait: 0.8 of a day. Whoever orders on the second evening waits almost a day longer.',
        },
        p(
          'Now move 15,000 orders from the first day to the day before, through pre-orders with early final payment, while that day has room. The worst backlog falls from 40,000 to 25,000:',
        ),
        {
          kind: 'sums',
          caption: 'Example: with 15,000 orders moved',
          rows: [
            sum('End of day 1', '65,000 − 50,000', '15,000', 'orders'),
            sum('End of day 2', '15,000 + 60,000 − 50,000', '25,000', 'orders'),
            sum('Worst backlog, reduced by', '(40,000 − 25,000) ÷ 40,000 × 100', '37.5', '%'),
          ],
        },
        p('Ways to flatten a peak, cheapest first:'),
        list(
          '**Tell the truth.** Print delivery days from real capacity. Most people will wait a day; nobody likes to be misled by one.',
          '**Pack ahead.** Box the best-selling sets before the sale, ready for a label.',
          '**Move ahead.** Bring pre-ordered goods near their buyers, and ship on the day of the final payment.',
          '**Pay for patience.** A small discount for taking it three days later costs less than overtime.',
          '**Add people and hours.** Last, and dearest.',
        ),
      ],
    },
    {
      title: 'A calendar of eight weeks',
      blocks: [
        p(
          'Count back eight weeks from the day. Each row has an owner and a result that can be ticked. Rows without a result do not belong in a plan.',
        ),
        {
          kind: 'figure',
          caption: 'From week eight to the day',
          picture: {
            kind: 'plan',
            steps: ['8', '7', '6', '5', '4', '3', '2', '1', 'day'],
            rows: [
              { label: 'Estimate', from: 0, to: 2, said: 'three numbers agreed' },
              { label: 'Capacity', from: 1, to: 4, said: 'gaps by step, machines serviced' },
              { label: 'Hiring', from: 3, to: 6, said: 'signed and on site' },
              { label: 'Training', from: 5, to: 7, said: 'two weeks' },
              { label: 'Stock', from: 3, to: 7, said: 'in, ahead, packed' },
              { label: 'Materials', from: 4, to: 7, said: 'beside the line' },
              { label: 'Rehearsal', from: 6, to: 7, said: 'one peak hour' },
              { label: 'Freeze', from: 7, to: 8, said: 'nothing changes' },
            ],
          },
          note: 'Weeks before the day. The last one is for confirming, not for changing.',
        },
        p(
          'The rehearsal is the first thing to be dropped and the last that should be. It need not take a day. One hour at the peak hour’s volume shows whether the system is slow, the printers are enough and the aisles clear. Leave a week to mend what it finds. Then freeze.',
        ),
        {
          kind: 'table',
          caption: 'Six things to settle with the carrier',
          columns: [{ label: 'Matter' }, { label: 'What settled looks like' }],
          rows: [
            ['Collections and the last of the day', 'An hourly table, with what triggers an extra vehicle'],
            ['The most they take in a day', 'A number, and where the rest goes'],
            ['Extra trunk departures', 'Which routes, from when, at what time'],
            ['Promised delivery days', 'By city and cut-off, on the page'],
            ['Exceptions', 'A phone number and a number of minutes'],
            ['Settlement', 'Which moment counts as late during the sale'],
          ],
        },
        p(
          `{our.short} answers rapid-response calls within ${fact('rapid-response')} minutes and collects freight within ${fact('rapid-pickup')} hours; people are at the desk ${fact('service-hours')} every day. Please ask for extra vehicles two weeks ahead: we answer route by route, with a number.`,
        ),
      ],
    },
    {
      title: 'What to watch on the day',
      blocks: [
        p(
          'The control room needs no wall of screens. It needs a table updated every hour and somebody who may decide. The table has six numbers:',
        ),
        {
          kind: 'table',
          caption: 'Six numbers, every hour',
          columns: [{ label: 'Number' }, { label: 'What it shows' }, { label: 'When it crosses the line' }],
          rows: [
            ['Arrived', 'Above or below the estimate', 'Two hours a tenth above: switch to the high plan'],
            ['Picked', 'Progress before the narrowest step', 'Behind: borrow people from downstream'],
            ['Packed', 'Usually the narrowest step', 'Open benches, split large orders'],
            ['Loaded', 'Whether vehicles keep up', 'Call the extra one, send the far ones first'],
            ['Oldest order', 'Hours it has waited', 'Half the promise gone: to the front'],
            ['Mistakes', 'Wrong, missing, damaged', 'Three of a kind: stop and look'],
          ],
        },
        p(
          '“Oldest order” is worth more than the average time. Fresh, quick orders pull an average down. The oldest one cannot lie.',
        ),
      ],
    },
    {
      title: 'The second peak: returns',
      blocks: [
        p(
          'Returns are fewer than orders, but each has to be opened, looked at and judged, and takes longer. Example: 80,000 orders on the first day, 12% returned, six minutes each.',
        ),
        {
          kind: 'sums',
          caption: 'Example: hours for the first day’s returns',
          rows: [
            sum('Returned', '80,000 × 0.12', '9,600', 'pieces'),
            sum('Hours', '9,600 × 6 ÷ 60', '960', 'h'),
            sum('Over ten days, each day', '960 ÷ 10 ÷ 7.5', '12.8', 'people'),
          ],
        },
        p(
          'Thirteen people for ten days, and that is one day’s orders. Sign temporary staff until the third week after the sale, keep receiving apart from loading, and do not let returns use the outbound aisles. What can be sold again goes back on the shelf the same day. What needs refurbishing waits for a full pallet. What cannot be sold is decided the same day.',
        ),
        list(
          'Choose the reason while unpacking, from eight at most, the last of them “other, please say”.',
          'Pass “wrong size” and “not as described” to the buyers every week. A tenth fewer returns is cheaper than ten more people.',
          'Give packaging that can be used twice a tear strip and a second line of glue. Goods sent back in their own box are damaged less.',
        ),
        p(
          'Finally, in the third week after the sale, walk through the eight weeks again. Which estimate was wrong, the shape or the total? Which step was the narrowest? Which emergency plan was used? Put it on two pages, in the folder for next year’s week eight. The peak comes every year. The surprise does not have to.',
        ),
      ],
    },
  ],
  sources: [
    'The formula ρ ÷ (1 − ρ) is the average number in the system of the M/M/1 model; see any textbook on queues.',
    'All volumes, rates of work and rates of return are examples. Every line shows its sum, so that your own figures can take their place.',
    'GB/T 27917 Express service: terms for time limits and compensation.',
    'Figures about the company: register of facts of {our.brand}, as of September 30, 2026.',
  ],
}
