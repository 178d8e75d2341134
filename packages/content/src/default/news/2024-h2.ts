import type { ArticleSeed } from '../../collection-seeds.ts'
import { both, claimOr } from '../../seed.ts'
import { passage } from '../passages.ts'

/** June to November 2024, newest first. */
export const newsOfLate2024: readonly ArticleSeed[] = [
  {
    id: 'stock-before-singles-day',
    date: '2024-11-04',
    category: 'company',
    title: both('今年双十一，货先到买家那座城', 'For Singles’ Day the stock moves first'),
    summary: both(
      '十月把货铺下去，十一月就不用那么多车跑长途。',
      'Goods placed in October need fewer long hauls in November.',
    ),
    place: both('杭州', 'Hangzhou'),
    scene: 'warehousing',
    body: [
      passage.paragraph(
        '双十一难的不是那一天，是货都从同一座仓出发。10 月 8 日起，我们和商家一起做预铺：看去年同期和近三个月的销量，把卖得准的款提前放到离买家近的仓。',
        'The hard part of November 11 is not the day but that everything leaves from one building. Since October 8 we have been placing stock with merchants: last year’s and the latest quarter’s sales decide which lines wait near their buyers.',
      ),
      passage.paragraph(
        '举一个算例：一家卖保温杯的店，华东买家占四成，华南占两成半，其余散在三个区。分五处放货，预计八成订单在本省出库；没铺中的两成，仍从总仓补。',
        'An example: a shop selling flasks has forty percent of its buyers in the east, a quarter in the south and the rest in three regions. Split over five sites, some eighty percent of orders should leave from the buyer’s own province; the main warehouse covers what the guess missed.',
      ),
      passage.heading('商家 11 月 8 日前要做的', 'For merchants, by November 8'),
      passage.list(
        ['赠品和组合装定下来，之后不再换条码。', 'Settle gifts and bundles; barcodes stay put afterward.'],
        [
          '给每个仓报一个每小时的订单上限，超出的部分排到下一小时。',
          'Give each site an hourly ceiling; what exceeds it moves to the following hour.',
        ],
        ['留一个夜里能接电话、能拍板的人。', 'Name someone who answers at night and may decide.'],
      ),
      passage.stated(
        ['free-storage'],
        [
          '预铺的货同样前 15 天免仓租。10 月 28 日以后入仓的，到 11 月 11 日还在免租期里。',
          'Pre-placed stock also has its first 15 days free. Whatever arrived after October 28 is still inside them on the 11th.',
        ],
        [
          '预铺的货同样享有免租期，入仓的日子以仓库签收为准。',
          'Pre-placed stock also has its rent-free days, counted from the warehouse’s receipt.',
        ],
      ),
      passage.paragraph(
        '个人寄件：11 月 11 日至 13 日请提前约上门，临时约的排在后面，急件送到网点更快。',
        'Private senders: book pickups ahead for November 11 to 13. Late bookings queue, and walking to a branch will be quicker.',
      ),
    ],
    related: ['/products/warehousing', '/products/cloud-warehouse', '/solutions/beauty'],
  },
  {
    id: 'wuhan-paperless',
    date: '2024-10-17',
    category: 'technology',
    brand: 'air',
    title: both('武汉出港不再收纸质运单', 'No more paper air waybills from Wuhan'),
    summary: both(
      '11 月 1 日起国内出港只认电子运单，几类证件仍要原件。',
      'From November 1 domestic departures take electronic waybills only; a few originals remain.',
    ),
    place: both('武汉', 'Wuhan'),
    scene: 'software',
    body: [
      passage.paragraph(
        '11 月 1 日起，从武汉出港的国内货物只用电子货运单。代理人填好提交，到窗口扫一个码就能过磅，不再递一叠复写纸。',
        'From November 1 domestic cargo leaving Wuhan travels on electronic air waybills. Agents submit in advance and at the counter one scan starts the weighing; the carbon copies go.',
      ),
      passage.heading('仍要带原件的', 'Originals still needed'),
      passage.list(
        ['危险品申报单，签字后随货。', 'The dangerous goods declaration, signed, with the cargo.'],
        ['动物和植物的检疫证明。', 'Veterinary and phytosanitary certificates.'],
        [
          '经武汉中转、目的站还不接受电子运单的国际货物。',
          'International cargo via Wuhan to stations that do not accept electronic waybills yet.',
        ],
      ),
      passage.paragraph(
        '过磅之前，内容随时能改；过磅之后，件数和重量由收货员复核才能改，换收货人要重新提交身份资料。',
        'Until weighing, anything can be changed. Afterward, pieces and weight need the acceptance clerk’s second look, and a new consignee means new identity papers.',
      ),
      passage.paragraph(
        '9 月试行时，三成单子卡在窗口，多半因为品名只写了“配件”。现在系统要求写到“汽车刹车片”这样具体，只写大类提交不了。',
        'In the September trial three waybills in ten stuck at the counter, mostly because the description said “parts”. The form now asks for words as precise as “car brake pads” and refuses a mere category.',
      ),
      passage.paragraph(
        '不习惯电脑的代理人，货站二楼有两台自助机和一名值班员，留到明年春节。要把自家系统接进来，请打 950616 转航空信息组。',
        'Agents who prefer help find two terminals and a member of staff on level 2 of the cargo terminal until next Spring Festival. To connect a system of your own, call 950616 and ask for air information.',
      ),
    ],
    related: ['/air/e-freight/eawb', '/air/e-freight'],
  },
  {
    id: 'small-pharma',
    date: '2024-09-12',
    category: 'products',
    title: both('医药小批量可以单独起运', 'Small pharma consignments go alone'),
    summary: both(
      '诊所补一次货，不必再凑满一托。',
      'A clinic restocking its shelves need no longer fill a pallet.',
    ),
    place: both('杭州', 'Hangzhou'),
    scene: 'pharma',
    body: [
      passage.paragraph(
        '社区诊所和实验室补药，一次常常只有十几公斤。以前要么等一周凑单，要么走没有温度记录的普通快递，检查时说不清。9 月 10 日起，这样的货可以单独走医药零担。',
        'Clinics and laboratories often need a dozen kilograms at a time. They waited a week for others to fill the load, or used ordinary express with no temperature record to show an inspector. From September 10 such goods have a pharma service of their own.',
      ),
      passage.table(
        ['一票多重，走哪一种', 'Which service for which weight'],
        [
          ['每票重量', 'Consignment'],
          ['走法', 'Service'],
          ['随货给', 'You receive'],
        ],
        [
          [
            claimOr(['pharma-bands'], ['10–200 公斤', '10–200 kg'], ['小批量', 'Small']),
            ['与同温区的货拼车', 'Shared truck, same temperature zone'],
            ['一份温度记录', 'One temperature record'],
          ],
          [
            claimOr(['pharma-middle'], ['200–3,000 公斤', '200–3,000 kg'], ['大票', 'Large']),
            ['整托不拆', 'Pallets kept whole'],
            ['逐托温度记录', 'A record for each pallet'],
          ],
          [
            claimOr(['pharma-truck'], ['3,000 公斤以上', 'Above 3,000 kg'], ['整车', 'Full truck']),
            ['专车直达', 'A truck of its own'],
            ['车厢曲线和封签照片', 'Curve of the hold, photos of the seals'],
          ],
        ],
      ),
      passage.paragraph(
        '下单要写明温区，选 2 至 8 度、阴凉或常温，并上传收货单位的资质。资质审过一次，一年内不用再传。',
        'Orders name the zone, 2 to 8 °C, cool or room temperature, and carry the consignee’s license. Once checked, a license is good for a year.',
      ),
      passage.paragraph(
        '送到时，请让能核对批号的人在场，看过记录再签字。记录超限可以当场拒收，货由原车带回，等质量人员下结论。',
        'At delivery have someone present who can compare batch numbers and read the record before signing. If it shows an excursion, refuse: the same truck takes the goods back and our quality staff decide.',
      ),
      passage.paragraph(
        '先在上海、杭州、南京、合肥开通，年底前加到其余省会。要不要预约、几点截单，打 950616 转医药。',
        'Shanghai, Hangzhou, Nanjing and Hefei come first, the other provincial capitals by the end of the year. For booking and cut-off times call 950616 and ask for pharma.',
      ),
    ],
    related: ['/products/pharma#pharma-parcel', '/solutions/pharma'],
  },
  {
    id: 'shenyang-fresh-store',
    date: '2024-08-15',
    category: 'network',
    title: both('沈阳区域生鲜仓启用', 'A regional fresh-food warehouse for Shenyang'),
    summary: both(
      '发往东北的水果不再绕北京，少一次装卸。',
      'Fruit for the north-east no longer changes trucks in Beijing.',
    ),
    place: both('沈阳', 'Shenyang'),
    scene: 'cold',
    body: [
      passage.paragraph(
        '8 月 12 日，沈阳区域生鲜仓开始收货。此前从南方去哈尔滨、长春的水果要在北京换车，夏天多一次装卸，就多一次升温。现在干线直达沈阳，夜里分拨，清早再发两城。',
        'Shenyang took in its first goods on August 12. Fruit from the south used to change trucks in Beijing on its way to Harbin and Changchun, and each change in summer warms it. Trucks now run through to Shenyang, where loads are split overnight and leave at dawn.',
      ),
      passage.list(
        ['恒温区 15 至 18 度，放巧克力和热带水果。', 'Constant, 15 to 18 °C: chocolate and tropical fruit.'],
        [
          '冷藏区 0 至 4 度，放叶菜、乳品和鲜切花。',
          'Chilled, 0 to 4 °C: leaf vegetables, dairy, cut flowers.',
        ],
        ['冷冻区零下 18 度以下，放速冻食品和水产。', 'Frozen, below minus 18 °C: frozen meals and seafood.'],
      ),
      passage.paragraph(
        '到了冬天，怕的不是热，是冻。月台做成两道门，中间的门斗保持 15 度，橙子和鲜花不会在零下二十多度的院子里等车。',
        'Winter turns the problem around: here goods must not freeze. Docks have two doors with a space at 15 °C between them, so oranges and flowers never wait in a yard at minus twenty.',
      ),
      passage.paragraph(
        '第一次入仓请备好产品标准、保质期和单箱尺寸，我们会抽查十分之一的箱子；以后凭信誉放宽。',
        'For a first delivery bring the product standard, shelf life and carton size. One carton in ten is opened; with a good record it becomes fewer.',
      ),
      passage.stated(
        ['returns-storage'],
        [
          '被拒收退回的货，在仓里免费放 7 天，这段时间由您决定重发、降价还是销毁。',
          'Refused goods stay here free for 7 days while you choose between sending again, selling cheaper and disposal.',
        ],
        [
          '被拒收退回的货先放在仓里，由您决定重发、降价还是销毁。',
          'Refused goods wait here while you choose between sending again, selling cheaper and disposal.',
        ],
      ),
    ],
    related: ['/products/cold-chain#cold-storage', '/solutions/fresh'],
  },
  {
    id: 'battery-fire-drill',
    date: '2024-07-18',
    category: 'company',
    title: both('演练：一箱充电宝冒烟之后', 'Drill: a box of power banks smokes'),
    summary: both(
      '广州枢纽没有预告，转移比计划慢了一分多钟。',
      'Unannounced in Guangzhou, it ran more than a minute over plan.',
    ),
    place: both('广州', 'Guangzhou'),
    scene: 'sorter',
    body: [
      passage.paragraph(
        '7 月 16 日凌晨两点，广州枢纽的一只道具箱在传送带上冒烟，箱里“装”着充电宝。当班 46 人，事先知道的只有班长和安全员。',
        'At two in the morning on July 16 a dummy carton on a conveyor in Guangzhou gave off smoke. Its label said power banks. Of the 46 people on shift only the foreman and the safety officer knew.',
      ),
      passage.figure(['4 分 20 秒', '4 min 20 s'], null, [
        '从看见烟到箱子进防火柜，计划是 3 分钟',
        'from first smoke to the fire cabinet; the plan says 3 minutes',
      ]),
      passage.paragraph(
        '多出来的时间花在两处：停线按钮被一摞笼车挡住；防火柜在 30 米外，第一个赶到的人不敢确定自己能不能动手。',
        'The extra time went in two places. Roll cages stood before the stop button, and the cabinet was thirty meters off while the first person there was not sure he was allowed to act.',
      ),
      passage.heading('改了三处', 'Three changes'),
      passage.list(
        [
          '停线按钮两侧各一米划黄线，什么都不许放。',
          'A yellow meter either side of each stop button, kept empty.',
        ],
        ['防火柜和长柄夹搬到每条线的尾端。', 'Cabinets and long tongs moved to the end of each line.'],
        [
          '谁先看见谁喊停，不用请示，误停不追究。',
          'Whoever sees smoke stops the line, asks nobody and is not blamed if wrong.',
        ],
      ),
      passage.paragraph(
        '寄件人能帮上忙的是申报。充电宝、电动工具、带电池的玩具，下单时写清楚，我们就能选对走法；瞒着寄，查出来只能退回，时间白费。',
        'Senders help by declaring. Name the power bank, drill or battery toy on the order and we choose a route that may carry it; hidden ones are found and sent back, and the days are lost.',
      ),
      passage.paragraph(
        '8 月底前，别的枢纽照此改好。年底再演一次，同样不打招呼。',
        'The other hubs make the same changes by the end of August. There will be another drill this winter, again without a word.',
      ),
    ],
    related: ['/prohibited', '/help'],
  },
  {
    id: 'litchi-season',
    date: '2024-06-06',
    category: 'products',
    title: both('荔枝离枝以后', 'After the litchi leaves the branch'),
    summary: both(
      '茂名增开两个临时预冷点，热果子不用再拉进城。',
      'Two temporary cooling points in Maoming save hauling warm fruit to town.',
    ),
    place: both('茂名', 'Maoming'),
    scene: 'cold-chain',
    body: [
      passage.paragraph(
        '一日色变，二日香变，三日味变，白居易一千多年前就这样写荔枝。今年我们在茂名的高州、电白各设一个临时预冷点，从 6 月 1 日开到 7 月 10 日，果子下树不出镇就能降温。',
        'Color goes on the first day, scent on the second, taste on the third: so wrote the poet Bai Juyi of the litchi. From June 1 to July 10 we run cooling points in Gaozhou and Dianbai, so that fruit is chilled before it leaves its own township.',
      ),
      passage.heading('一箱荔枝的一天', 'A day in the life of a box'),
      passage.list(
        [
          '清早采，上午 10 点前送到，枝叶修干净。',
          'Picked at first light, brought in by 10:00, twigs trimmed.',
        ],
        [
          '冷水里把果心降到 5 度上下，沥干，装泡沫箱，放冰袋和吸水纸。',
          'Cooled in water to about 5 °C at the core, drained, boxed in foam with ice packs and absorbent paper.',
        ],
        [
          '傍晚上冷藏车，到广州再分公路和航空两路。',
          'On a chilled truck by dusk; in Guangzhou road and air part.',
        ],
      ),
      passage.stated(
        ['cold-cutoff'],
        [
          '预冷点 18:00 截单，每天一车。没赶上的果子进冷库过夜，次日头一批走，不放在车上等。',
          'Each point closes its one wave at 18:00. Late fruit spends the night in the cold room and leaves first next day; nothing waits on a truck.',
        ],
        [
          '预冷点每天一车。没赶上的果子进冷库过夜，次日头一批走，不放在车上等。',
          'Each point sends one wave a day. Late fruit spends the night in the cold room and leaves first next day; nothing waits on a truck.',
        ],
      ),
      passage.paragraph(
        '预冷和箱子的价钱贴在墙上，过秤时当面写进单子。散户三箱起收，合作社可以包车。',
        'Charges for cooling and boxes are on the wall and written on your slip at the scales. Growers may bring as few as three boxes; co-operatives can hire the truck.',
      ),
      passage.paragraph(
        '收到后有褐变，24 小时内拍下整箱和果肉，打 950616 报上来，途中温度由我们附上，不用您去要。',
        'If fruit arrives brown, photograph the box and the flesh within 24 hours and report it on 950616; we add the temperatures of the journey.',
      ),
    ],
    related: ['/products/cold-chain', '/solutions/fresh', '/cases/beiling-fruit'],
  },
]
