import type { SceneName } from '@hongyan/documents'
import { type Both, both } from '../seed.ts'

/** What each picture shows, for whoever does not see it. */
export const sceneAlts: Readonly<Record<SceneName, Both<string>>> = {
  hub: both(
    '带光伏屋顶的转运中心，门前停着两辆厢式货车，空中有一架货机和一架无人机',
    'A hub with solar panels on its roof, two trucks in front, a freighter and a drone above',
  ),
  cold: both(
    '带光伏屋顶的冷库，门前停着冷藏车，旁边摆着保温箱和成筐的蔬果',
    'A cold store with solar panels, a refrigerated truck in front, cool boxes and crates of produce beside it',
  ),
  robot: both(
    '自动化仓库里，搬运机器人驮着货架走动，红色机械臂在传送带旁码箱',
    'An automated warehouse: robots carry shelves while a red arm stacks boxes at a conveyor',
  ),
  city: both(
    '楼群前的街道，红色三轮快递车驶过，路边是小店和自提柜',
    'A street below apartment buildings: a red courier tricycle, small shops, parcel lockers at the curb',
  ),
  apron: both(
    '机坪上，牵引车拖着集装器驶向一架红尾货机，升降台正在装货',
    'On the apron, a tug brings containers to a red-tailed freighter while a lift loads it',
  ),
  sustainability: both(
    '光伏屋顶的仓库旁，电动货车正在充电，后面立着两座风机',
    'Electric vans charging beside a warehouse with solar panels, two wind turbines behind it',
  ),
  notfound: both(
    '路口的指路牌指向几个方向，一个纸箱停在路中间',
    'A signpost pointing several ways, and a box waiting in the middle of the road',
  ),
  warehousing: both(
    '一座光伏屋顶的仓库，门口码着纸箱',
    'A warehouse with solar panels and boxes at its doors',
  ),
  express: both(
    '快递员骑着红色三轮车，车边放着两个包裹',
    'A courier on a red cargo tricycle, two parcels beside it',
  ),
  freight: both('一辆红色车头的厢式货车', 'A box truck with a red cab'),
  bulky: both('一张红沙发、一台冰箱和一台洗衣机', 'A red sofa, a fridge and a washing machine'),
  'cold-chain': both('摞起来的保温箱，前面有三个红果子', 'Stacked cool boxes with three red fruits in front'),
  pharma: both(
    '打开的药品保温箱，里面立着药瓶，前面有一粒胶囊',
    'An open medicine cool box with vials, a capsule in front',
  ),
  'cross-border': both(
    '红、白、蓝三色集装箱，前面放着纸箱',
    'Red, white and blue containers with boxes in front',
  ),
  air: both('一架红尾货机，旁边是一个集装器', 'A red-tailed freighter beside an air container'),
  van: both('一辆白色厢式小货车', 'A white delivery van'),
  forklift: both('叉车正在搬运一托纸箱', 'A forklift moving a pallet of boxes'),
  locker: both('快递员正往红顶自提柜里放包裹', 'A courier putting a parcel into red-topped lockers'),
  hardware: both(
    '红色机械臂在围栏工位里把纸箱放上传送带，传送带穿过扫描通道，旁边停着搬运机器人',
    'In a fenced cell a red robot arm sets boxes on a conveyor that runs through a scanner, carrier robots waiting beside it',
  ),
  software: both(
    '控制室里，坐席面对一整墙的屏幕，中间是航线与枢纽的地图',
    'A control room: people at desks face a wall of screens with a map of hubs and routes',
  ),
  park: both(
    '智慧园区大门口，货车驶出抬杆门，园内是两座光伏屋顶的仓库和光伏车棚',
    'The gate of a logistics park: a truck leaves past the barrier, two warehouses and a carport under solar panels behind',
  ),
  'cloud-warehouse': both(
    '三座仓库由道路相连，红色虚线从各自屋顶通到同一朵云',
    'Three warehouses joined by roads, with a dotted red line from each roof to one cloud',
  ),
  education: both(
    '校舍前的课堂：讲师在白板前授课，旁边停着掀起遮阳篷的培训车',
    'A class in front of a school: an instructor at a whiteboard, a training van with its awning out beside it',
  ),
  'air-network': both(
    '机坪上停着三架红尾货机，第四架正在跑道上，远处是塔台和货站',
    'Three red-tailed freighters on a ramp, a fourth on the runway, a cargo terminal and control tower behind',
  ),
  compartment: both(
    '一架剖开的货机，货舱里整齐排着五个集装器',
    'A freighter cut open to show five containers lined up on its deck',
  ),
  service: both(
    '服务大厅的柜台后，三位戴耳机的客服正在接待客户，旁边是红沙发等候区',
    'Three agents with headsets behind a service counter, customers in front, a red sofa for those who wait',
  ),
  about: both(
    '总部大楼前的广场，立着三根旗杆，楼顶是公司标志',
    'The head office on its plaza, three flagpoles in front and the company mark on the roof',
  ),
  contact: both(
    '快递员捧着包裹来到家门口，收件人正在招手，路边立着红色邮筒',
    'A courier brings a parcel to a front door where someone waves, a red pillar box by the path',
  ),
  'white-paper': both(
    '书桌上摞着装订好的白皮书，旁边摊开一份报告，还有台灯、铅笔和信件秤，小人走在其间',
    'Bound papers and an open report on a desk with a lamp, a pencil and a letter scale, tiny people walking among them',
  ),
  sorter: both(
    '环形分拣线上的托盘载着包裹，滑槽把它们送进下方的笼车',
    'Trays carry parcels around a sorting loop, and chutes drop them into roll cages',
  ),
  rail: both(
    '货运列车停在专用线旁，龙门吊正吊起一只红色集装箱',
    'A freight train beside a siding while a gantry crane lifts a red container',
  ),
  drone: both(
    '一架无人机正把包裹送往住宅院子里的停机坪，居民在一旁招手',
    'A drone brings a parcel down to a landing pad between houses, a resident waving',
  ),
  lab: both(
    '医药实验室里，穿白大褂的研究员在实验台前工作，快递员来取冷藏箱',
    'A pharmaceutical laboratory: researchers in white at their benches, a courier collecting cool boxes',
  ),
  store: both(
    '街边小店门口摆着水果，快递员推着小推车送货上门，路边停着厢式小货车',
    'A street shop with fruit outside, a courier wheeling boxes to its door, a delivery van at the curb',
  ),
  packing: both(
    '打包间里，长桌上摆着开口纸箱、牛皮纸卷和胶带，两人在装箱，前面码着两托盘包好的货',
    'A packing room: open cartons, a roll of brown paper and tape on a long table, two people filling boxes, two pallets of finished ones in front',
  ),
  wardrobe: both(
    '服装仓里，三排挂衣架挂满衣服，靠墙的格架叠着衣物，桌边有人把衣服装进纸箱',
    'A clothing warehouse: three rails of garments, shelves of folded ones along the wall, somebody packing a carton at a table',
  ),
  cosmetics: both(
    '美妆仓里，靠墙的架子摆着瓶瓶罐罐，桌上的纸箱用格板隔开，一格一瓶',
    'A cosmetics warehouse: shelves of bottles and jars, and on the table a carton whose dividers give each bottle a cell',
  ),
  doorstep: both(
    '一户人家门前，两人抬着红色沙发进门，另一人用手推车从货车上卸下洗衣机',
    'Two people carry a red sofa to the door of a house while a third wheels a washing machine from the truck',
  ),
  'shipping-label': both(
    '一只大纸箱正面贴着面单，条码下面的地址大半遮住，旁边站着快递员',
    'A large carton with its label in front: a barcode, and under it an address of which most is covered; a courier stands beside it',
  ),
  flowers: both(
    '一桶桶玫瑰、非洲菊立在航空集装器前，等着装货',
    'Buckets of roses and gerberas in front of an aircraft container, ready to be loaded',
  ),
  tea: both(
    '茶农戴着斗笠在茶垄间采茶，脚边是装满鲜叶的竹篓和两罐茶叶',
    'A picker in a straw hat between rows of tea bushes, a basket of fresh leaves and two tins of tea beside her',
  ),
  seafood: both(
    '泡沫箱里的碎冰上铺着三条鲜鱼，后面放着两只保温箱，旁边有一只螃蟹',
    'Three fish on crushed ice in a foam box, two cool boxes behind it, a crab beside it',
  ),
  litchi: both(
    '工人在冷水槽边给荔枝预冷，旁边是成筐的荔枝和装好冰的泡沫箱',
    'A worker cools litchis in a tank of cold water; crates of fruit and a foam box with ice stand beside it',
  ),
  'car-parts': both(
    '一扇红色车门立在托架上，旁边是一摞轮胎、一只刹车盘和几只纸箱',
    'A red car door in its stand with a pile of tires, a brake disc and some cartons',
  ),
  books: both('敞口纸箱里竖着一排书，旁边摞着两叠', 'A row of books in an open carton, two piles beside it'),
  vase: both(
    '一只白瓷花瓶放在垫满气泡的纸箱里，箱外放着胶带',
    'A white vase in a carton full of air cushions, a tape cutter beside it',
  ),
  'winter-round': both(
    '雪地里的电三轮，电池裹着保温套，车顶积着雪，旁边立着落雪的杉树',
    'A courier tricycle in the snow, its battery in a quilted cover, snow on its roof and on the firs beside it',
  ),
  'branch-counter': both(
    '网点的遮阳篷下，店员站在柜台后，寄件人把包裹放在秤上',
    'Under the awning of a branch somebody sets a parcel on the scale while the clerk stands behind the counter',
  ),
  hotline: both(
    '戴耳机的客服坐在桌前，面前是键盘和屏幕',
    'A customer service agent with a headset at a desk with a keyboard and a screen',
  ),
  'high-rack': both(
    '叉车托着一板货，停在三层高位货架前',
    'A forklift with a loaded pallet in front of racks three levels high',
  ),
  'dolly-train': both(
    '红色牵引车拖着两台装着集装器的拖车',
    'A red tug pulls two dollies with aircraft containers',
  ),
  battery: both(
    '一块电池立着，电量只剩三格，旁边是电量表和纸箱',
    'A battery whose gauge shows three bars of ten, a meter and a carton beside it',
  ),
  'smoke-drill': both(
    '传送带上的纸箱冒着烟，穿橙色背心的人赶来，脚边是灭火器和路锥',
    'Smoke rises from a carton on a conveyor; somebody in orange is at hand, with an extinguisher and cones',
  ),
  'folding-boxes': both(
    '红色的循环箱，有的装着包裹，有的折平摞起来',
    'Red folding boxes, some filled with parcels, some folded flat and stacked',
  ),
  'stopped-line': both(
    '扫描门上亮着红灯，皮带停住，工程师站在打开的机柜前',
    'A red light on the scanner, the belt at a stop, an engineer in front of an open cabinet',
  ),
  'sorting-line': both(
    '新分拣线载着包裹绕成一圈，红色滑槽通向旁边的航空集装器',
    'Trays carry parcels around a new sorting loop, and a red chute leads to the aircraft container beside it',
  ),
  crate: both(
    '木箱里装着一台机器，一名员工正沿着两条边量尺寸',
    'A machine in a wooden crate while somebody takes the length of two of its edges',
  ),
  'customs-papers': both(
    '报关单上打着勾、盖着章，旁边是护照、放大镜和待清关的包裹',
    'A customs declaration with ticks and a stamp, a passport, a magnifier and the parcel they belong to',
  ),
  typhoon: both(
    '台风里棕榈树被吹弯，货车停在积水旁，边上垒着沙袋',
    'Palms bent by a typhoon, a van beside standing water, sandbags next to it',
  ),
  'both-ways': both(
    '两辆货车一去一回，地上的箭头指着各自的方向',
    'Two trucks, one on its way out and one on its way back, an arrow on the ground for each',
  ),
  driver: both(
    '出车前，司机打着手电筒检查货车的轮胎',
    'Before setting off, a driver checks the tires of his truck with a torch',
  ),
  'sofa-stairs': both(
    '两个人一上一下，抬着红沙发走楼梯',
    'Two people, one above and one below, carry a red sofa up the stairs',
  ),
  'sofa-swap': both(
    '货车旁，新的红沙发刚卸下，旧的灰沙发等着装车带走',
    'Beside a van a new red sofa has just come off, and an old gray one waits to be taken away',
  ),
  clinic: both(
    '药师站在药房柜台后，面前是一只小冷藏箱和几支药瓶，身后是药品冰箱',
    'A pharmacist behind the counter with one small cool box and a few vials, a medicine refrigerator behind',
  ),
  'temperature-curve': both(
    '温度记录仪的屏幕上有一条曲线，一个尖超出了上限，旁边是药瓶和冷藏箱',
    'A temperature logger whose curve has one peak above the limit, vials and a cool box beside it',
  ),
  'cool-container': both(
    '带制冷机的集装器开着一扇门，里面码着药品冷藏箱，一名员工在核对',
    'An aircraft container with its own cooling, one door open on cool boxes of medicine, somebody checking them',
  ),
  'locker-consent': both(
    '自提柜前，快递员捧着包裹先问收件人，收件人举手回答',
    'In front of a parcel locker a courier with a parcel asks first, and the recipient raises a hand',
  ),
  'cold-room': both(
    '冷库门滑开一半，员工推着一筐苹果出来，门边码着几筐水果',
    'The door of a cold room half open, somebody wheeling out a crate of apples, more crates of fruit beside it',
  ),
  'book-shelves': both(
    '两台机器人驮着装满书的货架，前面是一只待装的纸箱',
    'Two robots carry shelves full of books, a carton to be filled in front of them',
  ),
  'mountain-flight': both('红尾货机从雪山上空飞过', 'A red-tailed freighter above snow mountains'),
  'load-plan': both(
    '配载员指着装机图，图上一格标成红色，旁边放着两只集装器',
    'A load planner points at a loading plan with one place in red, two aircraft containers beside it',
  ),
  'carbon-sum': both(
    '计算器和一盆小苗摆在电动货车前',
    'A calculator and a seedling in front of an electric van',
  ),
  'signed-receipt': both(
    '签好字的签单夹在板上，手机上显示已签收，旁边是包裹和铅笔',
    'A signed receipt on a clipboard, a phone that shows a tick, a parcel and a pencil',
  ),
  'gate-check': both(
    '货车停在道闸前，门卫在平板上核对单证',
    'A truck at a barrier while a guard checks its papers on a tablet',
  ),
  'roof-power': both(
    '冷库屋顶铺着光伏板，墙边立着储能柜',
    'Solar panels on the roof of a cold store, a battery cabinet at its wall',
  ),
  'masked-number': both(
    '来电界面上的号码中间四位盖住了，快递员站在旁边',
    'A phone call whose number has its middle digits covered, a courier beside it',
  ),
  'arm-mechanic': both(
    '技术员在检修机械臂，脚边是打开的工具箱',
    'A technician repairs a robot arm, an open tool box at her feet',
  ),
  instrument: both(
    '一台精密仪器固定在带减震弹簧的木箱底板上，研究员在旁核对',
    'A precision instrument strapped to the sprung floor of its crate, a researcher checking it',
  ),
}
