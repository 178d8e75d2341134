import { figureOf } from '@hongyan/content'
import { warmingCurve } from '../models.ts'
import { h, list, note, type PaperText, p, sum } from '../paper-text.ts'

const fact = (id: Parameters<typeof figureOf>[0]) => figureOf(id, 'en-US').value

export const pharmaColdChainEn: PaperText = {
  title: ['An unbroken curve', 'Moving medicines so the record holds up'],
  subtitle:
    'For heads of quality and logistics: monitoring, qualification, handover, and what to do after an excursion',
  findings: [
    'A temperature record has to answer three questions: did it leave the range, for how long, and who knew and acted. Without the third, few inspectors will trust the first two.',
    'In China the floor for transport is one reading every five minutes. A 36-hour journey leaves 432 readings for each sensor, and a missing one needs an explanation.',
    'The chain breaks on the dock more often than on the road. In the example here, goods at 5 °C on a 30 °C dock are still inside 8 °C after 15 minutes and outside it after 20.',
    'Mean kinetic temperature sums up heat; it does not excuse an excursion. Release is for the marketing authorization holder, on stability data. A carrier cannot answer for it.',
    'Put numbers in the contract: pre-cooled to what, doors open for how long, who is told within how many minutes, records kept for how many years.',
  ],
  sections: [
    {
      title: 'Three questions for a curve',
      blocks: [
        p(
          'A pharmaceutical shipment delivers two things: the medicine, and the history of its temperature. The first can be counted at the door. The second exists only as a record, and the inspector, the qualified person and the patient were not on the truck.',
        ),
        p(
          '**Did it leave the range?** First say which range. Labels usually state 2–8 °C, but the Chinese Pharmacopoeia defines “cold” as 2–10 °C, “cool” as not above 20 °C and “room temperature” as 10–30 °C. Two products on one vehicle can mean two limits, so a booking should carry the limits of each product rather than the word “chilled”.',
        ),
        p(
          '**For how long?** That depends on how often somebody looks. A logger that writes every half hour cannot see a break of twenty minutes. **Who knew, and what did they do?** The record has to show who was alarmed, how soon they answered, and how the temperature behaved afterward. Readings without actions prove only that an instrument was running.',
        ),
        {
          kind: 'table',
          caption: 'Common requirements and where they come from',
          columns: [
            { label: 'Wording' },
            { label: 'Range', numbers: true },
            { label: 'Origin' },
            { label: 'On the road' },
          ],
          rows: [
            ['2–8 °C', '2–8 °C', 'Product label', 'Freezing ruins as surely as heat'],
            [
              'Cold place',
              '2–10 °C',
              'Chinese Pharmacopoeia',
              'With 2–8 °C goods on board, keep the narrower',
            ],
            ['Cool place', '≤ 20 °C', 'Chinese Pharmacopoeia', 'The summer dock is the main risk'],
            ['Room temperature', '10–30 °C', 'Chinese Pharmacopoeia', 'Northern trunk routes in winter'],
          ],
          note: 'The label decides. Where label and pharmacopoeia differ, ask the marketing authorization holder in writing.',
        },
      ],
    },
    {
      title: 'Monitoring: how often, how exactly',
      blocks: [
        p(
          'China’s Good Supply Practice for medicines (GSP) sets out the minimum in its annex on automatic monitoring. These are requirements, and a carrier that presents them as an extra is selling you the law.',
        ),
        {
          kind: 'table',
          caption: 'Minimum requirements of the GSP annex on monitoring',
          columns: [{ label: 'Item' }, { label: 'Requirement', numbers: true }, { label: 'Detail' }],
          rows: [
            ['Data refreshed', 'every 1 min', 'Each sensor, at least'],
            ['Recorded in storage', 'every 30 min', 'Warehouse data, automatically'],
            ['Recorded in transport', 'every 5 min', 'Temperature on the road, automatically'],
            ['Recorded out of range', 'every 2 min', 'As long as the excursion lasts'],
            ['Measuring error', '±0.5 °C', 'Largest permitted between 0 and 40 °C'],
            ['Sensors in a vehicle', '2', 'Above 20 m³, one more for every further 20 m³'],
            ['Sensors in a cool box', '1', 'In every box'],
          ],
        },
        p(
          'Apply that to a 36-hour journey in a refrigerated vehicle of 45 m³, and the record has a known length:',
        ),
        {
          kind: 'sums',
          caption: 'Example: the readings a journey must leave',
          rows: [
            sum('One sensor', '36 × 60 ÷ 5', '432', 'readings'),
            sum('Sensors: two, and two more for the further 25 m³', '2 + 2', '4', 'sensors'),
            sum('The whole journey', '432 × 4', '1,728', 'readings'),
          ],
          note: 'On receipt, count before you look. A gap is harder to explain than a peak.',
        },
        p(
          'Error belongs in the sum as well. An instrument that may be wrong by half a degree can show 7.8 °C while the goods are at 8.3 °C. We therefore alarm inside the limits: for 2–8 °C products, below 2.5 °C or above 7.5 °C, which leaves somebody time to act.',
        ),
      ],
    },
    {
      title: 'Qualification: vehicles, boxes, routes',
      blocks: [
        p(
          'Monitoring tells you what happened; qualification tells you what will. A vehicle that was never qualified and arrives in range has been lucky. The GSP annex on validation sets the floor for sensors and duration. It applies before first use, after changes, and at least once a year.',
        ),
        {
          kind: 'table',
          caption: 'Sensors and duration in a qualification run',
          columns: [
            { label: 'What' },
            { label: 'Sensors', numbers: true },
            { label: 'Data', numbers: true },
            { label: 'Where to look' },
          ],
          rows: [
            [
              'Refrigerated vehicle',
              '≥ 9',
              '≥ 5 h once stable',
              'Full and empty; by the doors, the return air, the roof',
            ],
            ['Cool box', '≥ 5', 'the longest delivery', 'Number and place of the coolants; extremes outside'],
            ['Cold store', '≥ 9', '≥ 48 h', 'Doors in use; how long it holds without power'],
          ],
          note: 'For vehicles, nine more sensors for every further 20 m³ or part of it. Readings at most five minutes apart.',
        },
        {
          kind: 'sums',
          caption: 'Example: sensors for a vehicle of 45 m³',
          rows: [
            sum('Beyond the first 20 m³', '45 − 20', '25', 'm³, counted as two lots of 20'),
            sum('Sensors', '9 + 9 × 2', '27', 'sensors'),
          ],
        },
        p(
          'Beyond vehicles and boxes, **qualify the route**. The same truck in Guangzhou in July and in Harbin in January does two different jobs. Choose the hottest, the coldest and the longest route, run each once with independent loggers, and note the worst place and the worst hour. Everyday sensors then go where the worst place was.',
        ),
        note(
          'Three qualifications that do not count',
          'Only empty. Only in spring and fall. Only a page of conclusions. Ask for the raw data files, the calibration certificate numbers and the drawing of sensor positions; without all three the work is unfinished.',
        ),
      ],
    },
    {
      title: 'Handover: where the curve breaks',
      blocks: [
        p(
          'On the road there is a refrigeration unit, in the store there is plant, and on the dock there is nothing. Newton’s law of cooling gives a fair estimate of how long goods can wait there: the difference to the air shrinks with a time constant.',
        ),
        {
          kind: 'formula',
          formula: 'T(t) = T_{a} + (T_{0} − T_{a}) × e^{−t ÷ τ}',
          where: [
            'T_{0}: the goods at the start',
            'T_{a}: the air on the dock',
            'τ: time constant of the outer layer; it depends on the packaging and should be measured',
          ],
        },
        {
          kind: 'figure',
          caption: 'Goods at 5 °C on a dock at 30 °C',
          picture: {
            kind: 'curves',
            x: { label: 'minutes out of the cold', from: 0, to: 40, every: 5 },
            y: { label: 'outer layer, °C', from: 0, to: 14, every: 2 },
            band: { from: 2, to: 8, label: '2–8 °C' },
            curves: [{ label: 'Outer layer', points: warmingCurve }],
            marks: [
              { at: [15, 7.94], label: '15 min: 7.9 °C', under: true },
              { at: [20, 8.84], label: '20 min: 8.8 °C' },
            ],
          },
          note: 'Example with a time constant of 120 minutes. Packagings differ widely: measure your own.',
        },
        p(
          'The curve shows why handovers are managed by the minute. Fifteen is a result here, not a habit, and every minute after it is paid for with shelf life. The working rules follow:',
        ),
        list(
          'The vehicle is at temperature before it docks. Both sides read the display, and the photograph carries the time.',
          'Paper first, doors second. Documents, counts and temperature limits are checked while the doors are shut.',
          'Dock time runs from the first box leaving the cold to the last box entering it, and stands on the handover note.',
          'Each side takes a reading and signs both. If they differ by more than 1 °C, open the logger there and then.',
        ),
      ],
    },
    {
      title: 'After an excursion',
      blocks: [
        p(
          'The first ten minutes after an alarm have three jobs: bring the goods back, tell those who must know, and keep the scene as it is. Causes come later. The order below fits on a card beside the dispatcher.',
        ),
        {
          kind: 'figure',
          caption: 'Sixty minutes after the alarm',
          picture: {
            kind: 'plan',
            steps: ['0', '10', '20', '30', '40', '50', '60 min'],
            rows: [
              { label: 'Driver', from: 0, to: 1, said: 'doors, unit, set point' },
              { label: 'Dispatch', from: 0, to: 2, said: 'call back; spare vehicle or cold store' },
              { label: 'Quality', from: 1, to: 4, said: 'tell the owner, hold the goods' },
              { label: 'Owner', from: 3, to: 6, said: 'release, quarantine or destroy' },
            ],
          },
        },
        p(
          'To judge the effect, people turn to the **mean kinetic temperature** (MKT). It weighs every reading by the speed of the reaction it would allow, so that warm hours count for more.',
        ),
        {
          kind: 'formula',
          formula: 'MKT = 10,000 ÷ −ln( mean of e^{−10,000 ÷ T} )',
          where: [
            'T in kelvin: degrees Celsius plus 273.15',
            '10,000 K is the usual activation energy, 83.144 kJ/mol, over the gas constant',
          ],
        },
        {
          kind: 'sums',
          caption: 'Example: 36 hours, of which 34 at 5 °C and 2 at 15 °C',
          rows: [
            sum('Arithmetic mean', '(34 × 5 + 2 × 15) ÷ 36', '5.6', '°C'),
            sum('One hour at 15 °C in hours at 5 °C', 'exp(10,000 ÷ 278.15 − 10,000 ÷ 288.15)', '3.48', 'h'),
            sum('The journey in hours at 5 °C', '34 + 2 × 3.48', '40.96', 'h'),
            sum(
              'Mean kinetic temperature',
              '10,000 ÷ (10,000 ÷ 278.15 − ln(40.96 ÷ 36)) − 273.15',
              '6.0',
              '°C',
            ),
          ],
        },
        p(
          'Six degrees lies within 2–8 °C and sounds harmless, yet the goods did spend two hours at 15 °C. In a heat-sensitive biological that may be damage no mean will show. MKT can inform a decision and should never make one alone. And for a product that must not freeze, no average repairs a single frost.',
        ),
      ],
    },
    {
      title: 'Ten numbers for the contract',
      blocks: [
        p(
          'Before you ask a carrier for a price, ask for these ten numbers. What can be answered can be agreed, and what is in the contract can be audited.',
        ),
        {
          kind: 'table',
          caption: 'Questions for acceptance',
          columns: [{ label: 'Question' }, { label: 'The answer to expect' }],
          rows: [
            ['Pre-cooled to what before loading?', 'A temperature, read and signed by both sides'],
            ['How often is it recorded on the road?', 'At most five minutes apart'],
            ['Where do alarms stand?', 'At least 0.5 °C inside the limits'],
            ['How soon does somebody act?', 'Minutes, nights and holidays included'],
            ['How soon is the owner told?', 'Minutes, and a phone number'],
            ['How long may goods stand on the dock?', 'As measured for the packaging'],
            ['When were vehicle and boxes qualified?', 'Within a year, with raw data'],
            ['When were loggers calibrated?', 'Within a year, with certificate numbers'],
            ['How long are records kept?', 'Five years at least'],
            ['What is paid for late, what for warm?', 'Share, starting time, ceiling'],
          ],
        },
        h('Our own answers'),
        p(
          `{our.short} carries pharmaceuticals from ${fact('pharma-bands')} kg, prices large consignments from ${fact('pharma-middle')} kg, and moves ${fact('pharma-truck')} kg and above by full vehicle. The cold-chain wave closes at ${fact('cold-cutoff')}. It takes ${fact('cold-main')} days between main nodes, ${fact('cold-capitals')} between provincial capitals and ${fact('cold-county')} to county level. More than an hour late returns ${fact('late-penalty')} of the freight; beyond twelve hours, up to all of it.`,
        ),
        p(
          'Curves and handover notes come with the consignment, and raw data can be downloaded. If your quality department wants to see vehicles, stores or qualification reports, a day’s notice is enough.',
        ),
      ],
    },
  ],
  sources: [
    'Good Supply Practice for Pharmaceutical Products (China, revised 2016) with its annexes on storage and transport of refrigerated and frozen medicines, automatic temperature and humidity monitoring, and validation.',
    'Pharmacopoeia of the People’s Republic of China, General Notices, storage.',
    'GB/T 28842 Operation specification for pharmaceutical cold chain logistics.',
    'GB/T 34399 Performance qualification of temperature-controlled facilities and equipment for pharmaceutical cold chain logistics.',
    'USP <1079.2> Mean Kinetic Temperature in the Evaluation of Temperature Excursions During Storage and Transportation of Drug Products.',
    'Figures about the company: register of facts of {our.brand}, as of September 30, 2026.',
  ],
}
