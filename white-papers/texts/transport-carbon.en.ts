import { emptyReturnCurve, loadCurve } from '../models.ts'
import { list, note, type PaperText, p, sum } from '../paper-text.ts'

export const transportCarbonEn: PaperText = {
  title: ['The carbon of one shipment', 'Road, rail and air on one sheet'],
  subtitle:
    'For heads of supply chain and sustainability: the method, the factors, worked examples, and what a report has to say',
  findings: [
    'The emissions of a shipment need three numbers: how heavy, how far, how much for each tonne-kilometer. The hard part is stating all three so that somebody else can do the sum again.',
    'In the example, half a tonne from Beijing to Shanghai emits about 53 kg by road, 18 kg by rail with its trucks at both ends, and 567 kg by air. These are multiples, not percentages.',
    'Load matters more than the truck. Loaded to three tenths, the 30-tonne vehicle in the example burns 2.6 times as much for each tonne-kilometer as it does full; an empty way back undoes most of the gain.',
    'Let one fifth of the goods fly and that fifth causes almost nine tenths of the emissions. Begin with what is urgent.',
    'Whether an electric van saves carbon depends on whose electricity it uses. The same van saves about four fifths in Yunnan and almost nothing in North China.',
  ],
  sections: [
    {
      title: 'First, one way of counting',
      blocks: [
        p(
          'Two carriers can quote figures three times apart for the same shipment, and neither need be wrong. One counts the kilometers driven, the other the shortest feasible route. One counts the fuel burned, the other the refinery too. Until the rules agree, the numbers cannot be compared.',
        ),
        p(
          'The rules most people have settled on are those of ISO 14083. A journey becomes a **transport chain**: each leg and each hub is an element of its own, and the elements are added up. Every leg uses the same formula:',
        ),
        {
          kind: 'formula',
          formula: 'emissions = mass (t) × distance (km) × factor (kg CO₂e ÷ t·km)',
          where: [
            'Distance is the shortest feasible or the great-circle distance, not the detour driven for somebody else’s parcels',
            'For air, the great-circle distance plus 95 km',
            'CO₂e: other greenhouse gases expressed as carbon dioxide',
          ],
        },
        p(
          'The other common difference is the **boundary**. Fuel burned in the vehicle is tank-to-wheel (TTW). Add extraction, refining and delivery of that fuel and it becomes well-to-wheel (WTW), roughly a quarter more. Use one of them throughout, or label every line. Do not add the two.',
        ),
        note(
          'A test',
          'Hand your result to somebody who has never seen the data. If the mass, distance and factor in your report lead them to the same figure, your counting is in order.',
        ),
      ],
    },
    {
      title: 'Where the factors come from',
      blocks: [
        p(
          'For road and rail in China, the set most often cited is table E.0.1 of the national standard GB/T 51366-2019, Standard for building carbon emission calculation. It was made for building materials, but the trucks are the same trucks, and logistics has adopted it.',
        ),
        {
          kind: 'table',
          caption: 'Transport factors of GB/T 51366-2019, table E.0.1 (selection)',
          columns: [
            { label: 'Mode' },
            { label: 'kg CO₂e per t·km', numbers: true },
            { label: 'Typical use' },
          ],
          rows: [
            ['Light diesel truck, 2 t', '0.286', 'Collection and delivery in town'],
            ['Medium diesel truck, 8 t', '0.179', 'Between neighboring cities'],
            ['Heavy diesel truck, 10 t', '0.162', 'Provincial feeders, rail drayage'],
            ['Heavy diesel truck, 18 t', '0.129', 'Between provinces'],
            ['Heavy diesel truck, 30 t', '0.078', 'Trunk routes'],
            ['Heavy diesel truck, 46 t', '0.057', 'Trunk routes, bulk'],
            ['Rail, average for China', '0.010', 'Long distance'],
            ['Container ship, 200 TEU', '0.012', 'Rivers and coast'],
          ],
          note: 'The standard does not split its values into TTW and WTW. Cite standard and table, and do not call them WTW.',
        },
        p(
          'It has no value for air. There, the conversion factors that the UK government publishes each year are widely used. The 2025 set gives short-haul air freight, without radiative forcing, as 0.96054 kg WTW per tonne-kilometer, of which 0.75539 is the flight itself. Two sets from two countries and two purposes can be compared for their order of magnitude, never for their second decimal. This paper uses them that way.',
        ),
        p(
          'An electric vehicle has no exhaust; its emissions are at the power station. The Ministry of Ecology and Environment and the National Bureau of Statistics give a national average of 0.5306 kg CO₂ for each kilowatt-hour in 2023. Regions differ almost fivefold, which has a chapter of its own below.',
        ),
      ],
    },
    {
      title: 'One shipment, three ways',
      blocks: [
        p(
          'Example: 0.5 tonnes from Beijing to Shanghai, door to door each time. Collection and delivery in town add up to 40 km by 2-tonne truck.',
        ),
        {
          kind: 'sums',
          caption: 'Road: 1,213 km in a 30-tonne truck',
          rows: [
            sum('Trunk', '0.5 × 1,213 × 0.078', '47.31', 'kg'),
            sum('Collection and delivery', '0.5 × 40 × 0.286', '5.72', 'kg'),
            sum('Total', '47.31 + 5.72', '53.03', 'kg'),
          ],
        },
        {
          kind: 'sums',
          caption: 'Rail: 1,463 km on the Beijing–Shanghai line, 60 km of drayage',
          rows: [
            sum('Rail', '0.5 × 1,463 × 0.010', '7.32', 'kg'),
            sum('Drayage, 10-tonne truck', '0.5 × 60 × 0.162', '4.86', 'kg'),
            sum('Collection and delivery', '0.5 × 40 × 0.286', '5.72', 'kg'),
            sum('Total', '7.32 + 4.86 + 5.72', '17.90', 'kg'),
          ],
        },
        {
          kind: 'sums',
          caption: 'Air: 1,067 km great circle plus 95 km, 60 km on the ground',
          rows: [
            sum('Flight (WTW)', '0.5 × (1,067 + 95) × 0.96054', '558.07', 'kg'),
            sum('Ground, 2-tonne truck', '0.5 × 60 × 0.286', '8.58', 'kg'),
            sum('Total', '558.07 + 8.58', '566.65', 'kg'),
          ],
          note: 'Counting only what the aircraft burns, the flight is 0.5 × 1,162 × 0.75539 = 438.88 kg. The conclusion stands.',
        },
        {
          kind: 'figure',
          caption: '0.5 tonnes from Beijing to Shanghai, kg CO₂e',
          picture: {
            kind: 'bars',
            parts: ['Main leg', 'Trucks at both ends'],
            items: [
              { label: 'Rail', values: [7.32, 10.58], said: '17.90' },
              { label: 'Road', values: [47.31, 5.72], said: '53.03' },
              { label: 'Air', values: [558.07, 8.58], said: '566.65' },
            ],
          },
          note: 'By rail, the trucks at both ends emit more than 1,463 km of train. How near the terminal is counts for more than how clean the train is.',
        },
        p(
          'Air is 10.7 times road and 31.7 times rail. Rail’s factor is small, yet drayage and delivery make up almost three fifths of its total. Before choosing rail, look at the ends: how far the plant is from the terminal, how far the customer is, and which truck runs between.',
        ),
      ],
    },
    {
      title: 'Load matters more than the truck',
      blocks: [
        p(
          'Every factor hides an assumption about how full the vehicle was. An empty truck burns fuel too, and whatever is on board shares it. Take an example vehicle: 30 tonnes, 24 liters for 100 km empty, 1.2 liters more for each further tenth of its load, 36 liters full.',
        ),
        {
          kind: 'sums',
          caption: 'Example: diesel for 100 tonne-kilometers',
          rows: [
            sum('Full', '36 ÷ 30', '1.20', 'l'),
            sum('Six tenths', '(24 + 12 × 0.6) ÷ (30 × 0.6)', '1.73', 'l'),
            sum('Three tenths', '(24 + 12 × 0.3) ÷ (30 × 0.3)', '3.07', 'l'),
            sum('Full out, empty back', '(36 + 24) ÷ 30', '2.00', 'l'),
          ],
        },
        {
          kind: 'figure',
          caption: 'Load and diesel for 100 tonne-kilometers',
          picture: {
            kind: 'curves',
            x: { label: 'load on the way out, %', from: 20, to: 100, every: 10 },
            y: { label: 'liters for 100 t·km', from: 0, to: 9, every: 1 },
            curves: [
              { label: 'Empty back', points: emptyReturnCurve },
              { label: 'Goods both ways', points: loadCurve },
            ],
            marks: [
              { at: [100, 1.2], label: '1.20', under: true },
              { at: [60, 1.733], label: '1.73', under: true },
              { at: [30, 3.067], label: '3.07', under: true },
            ],
          },
          note: 'A linear model of an example vehicle: it shows the shape. Fit your own from fuel cards and waybills.',
        },
        p(
          'The curve is steep on the left and flat on the right. Going from three tenths to six saves more than two fifths of the fuel; from eight tenths to full, about a seventh. So the first thing to do is not to fill the fullest vehicles further, but to stop running the emptiest:',
        ),
        list(
          'Turn three fixed departures a week into two full ones, and agree beforehand which goods may come a day later.',
          'Design packaging back from the pallet. One more layer is cheaper than a new truck.',
          'Sell the way back. A route with goods in both directions needs six tenths of the fuel of one that returns empty.',
        ),
      ],
    },
    {
      title: 'The urgent fifth',
      blocks: [
        p(
          'Many companies say they ship “mainly by road and rail”. It is true, and emissions do not care about mainly. Suppose four fifths of the same goods go by rail and one fifth flies because it is late. On average, half a tonne now emits:',
        ),
        {
          kind: 'sums',
          caption: 'Example: one fifth by air, four fifths by rail',
          rows: [
            sum('By air', '0.2 × 566.65', '113.33', 'kg'),
            sum('By rail', '0.8 × 17.90', '14.32', 'kg'),
            sum('Total', '113.33 + 14.32', '127.65', 'kg'),
            sum('Share of air', '113.33 ÷ 127.65 × 100', '88.8', '%'),
          ],
        },
        p(
          'A fifth of the goods, almost nine tenths of the carbon. It is also the easiest place to begin. Halve the share that flies, and the total falls by more than two fifths while four fifths of the goods notice nothing:',
        ),
        {
          kind: 'sums',
          caption: 'With a tenth by air',
          rows: [
            sum('Total', '0.1 × 566.65 + 0.9 × 17.90', '72.78', 'kg'),
            sum('Saved', '(127.65 − 72.78) ÷ 127.65 × 100', '43.0', '%'),
          ],
        },
        p(
          'Where does urgency come from? Seldom from the customer; mostly from a plan that was a day late. Write down the reason for each air consignment under one of four heads: customer in need, stock-out, production late, paperwork wrong. The last three should not be mended with kerosene.',
        ),
      ],
    },
    {
      title: 'Electric vans: whose electricity?',
      blocks: [
        p(
          'Electric delivery is often the first step. What it saves depends on two numbers: the electricity for each tonne-kilometer, and the carbon in each kilowatt-hour. China has no official value for the first, so the table borrows the default of the GLEC Framework for European electric trucks of 3 to 5 tonnes, 0.44 kWh, as an illustration.',
        ),
        {
          kind: 'table',
          caption: 'The same electric van on different grids, against 0.286 for the 2-tonne diesel',
          columns: [
            { label: 'Grid' },
            { label: 'kg CO₂ per kWh', numbers: true },
            { label: 'kg CO₂ per t·km', numbers: true },
            { label: 'Against diesel', numbers: true },
          ],
          rows: [
            ['Yunnan', '0.1333', '0.059', '−79%'],
            ['Sichuan', '0.1564', '0.069', '−76%'],
            ['Guangdong', '0.4419', '0.194', '−32%'],
            ['National average', '0.5306', '0.233', '−18%'],
            ['North China region', '0.6361', '0.280', '−2%'],
          ],
          note: 'Third column = 0.44 × the second. Grid factors are for 2023 and count CO₂ alone, so they do not match the diesel factor exactly.',
        },
        p(
          'None of this argues against electric fleets in North China. The grid grows cleaner every year, a van lasts eight, and towns have noise and exhaust to think of. What it says is that **a national average must not stand in for every city** in a report, and that “zero emission” is the wrong word.',
        ),
      ],
    },
    {
      title: 'Eight things a report must say',
      blocks: [
        p(
          'Whoever’s tool you use, a carbon report that others can check has eight parts. Leave one out, and the figure can only be believed.',
        ),
        {
          kind: 'table',
          caption: 'Checklist for review',
          columns: [{ label: 'State' }, { label: 'How' }],
          rows: [
            ['Mass', 'Actual, with packaging; not the chargeable weight'],
            ['Each leg, its ends and mode', 'Hubs and drayage included'],
            [
              'Distance and how it was found',
              'Shortest feasible, great circle plus 95 km, or an estimate called one',
            ],
            ['Factor and source', 'Standard, table, year'],
            ['Boundary', 'TTW or WTW; with or without hubs'],
            ['Load and empty running', 'What the factor contains is not multiplied again'],
            ['Temperature control', 'What was added for refrigeration, and on what basis'],
            ['Version', 'Of the set of factors, so that an old result can be worked out again'],
          ],
        },
        p(
          'Our carbon calculator answers along this list. Each leg shows its distance, factor and source; the link can be filed, and opened later it gives the numbers of the day. If you prefer another factor, put it in. The formula stays.',
        ),
      ],
    },
  ],
  sources: [
    'ISO 14083:2023 Greenhouse gases — Quantification and reporting of greenhouse gas emissions arising from transport chain operations.',
    'GB/T 51366-2019 Standard for building carbon emission calculation, annex E, table E.0.1.',
    'UK Government GHG Conversion Factors for Company Reporting, 2025: Freighting goods; WTT – delivery vehicles and freight.',
    'GLEC Framework, Smart Freight Centre: default energy use of electric trucks.',
    'Ministry of Ecology and Environment and National Bureau of Statistics: Carbon dioxide emission factors of electricity, 2023.',
    'Length of the Beijing–Shanghai line and great-circle distance from public geographical data; fuel use is an example and marked as such.',
  ],
}
