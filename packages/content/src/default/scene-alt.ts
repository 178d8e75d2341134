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
}
