import type { CollectionItem, PictureName, SceneName } from '@hongyan/documents'
import { expect, test } from 'vitest'
import { collection, siteContent } from './site-content.ts'

/**
 * What a story has to be about to carry a picture: words of its Chinese title or summary, of a page of its name or head.
 * A picture without words here illustrates nothing.
 */
const about: Readonly<Record<SceneName, RegExp>> = {
  hub: /枢纽|转运|网络|产品与服务|关于鸿雁|汽配/,
  cold: /冷|鲜|水产/,
  robot: /机器人|自动|智能|消费电子|制造/,
  city: /同城|城市|社区|网点|母婴|快递员|招聘/,
  apron: /货机|货班|航空|仪器|机场|配载/,
  sustainability: /可持续|碳|绿色|光伏|电动/,
  notfound: /找不到/,
  warehousing: /仓|盘点|货先到/,
  express: /快递|三轮|帮助/,
  freight: /货运|货车|卡车|司机|返程|送货|运输/,
  bulky: /大件|沙发|家电|家居|电器/,
  'cold-chain': /冷|鲜|荔枝/,
  pharma: /医药|药|温度曲线/,
  'cross-border': /跨境|进口|清关|出口/,
  air: /航空|航线|货机|电子运单/,
  van: /派送|台风|车|家具|汽配/,
  forklift: /木架|木箱|托盘|搬运|制造/,
  locker: /自提|放柜|柜|疫|传染/,
  hardware: /机械臂|机器人|扫描|安检|安保|汽车|自动/,
  software: /系统|电子|信息安全|软件|无纸/,
  park: /园区|屋顶|光伏|货站|预约/,
  'cloud-warehouse': /云仓/,
  education: /学院|学生|招聘|学校|培训/,
  'air-network': /航线|航空|飞|航季|特快|茶/,
  compartment: /舱|货机|航班|集装器/,
  service: /客服|950616|热线|咨询|理赔|保价|预检/,
  about: /公司|投资者|关于鸿雁/,
  contact: /代收|上门|签单/,
  'white-paper': /报告|签单|信息公开|白皮书|单证|无纸/,
  sorter: /分拣|中转|网络|违禁|禁运|充电宝|循环箱|周转/,
  rail: /铁路|班列|集装箱|柜/,
  drone: /无人机/,
  lab: /医药|药|实验/,
  store: /门店|社区店|店|商超/,
  packing: /包装|打包|装箱|电池|图书|酒|组套|赠品|花瓶/,
  wardrobe: /服|衣|童装/,
  cosmetics: /美妆|化妆/,
  doorstep: /家具|家电|送装|上门|家居|沙发/,
  'shipping-label': /面单|隐|号码|手机号|序列号/,
  flowers: /花/,
  tea: /茶/,
  seafood: /水产|冷链/,
  litchi: /荔枝/,
  'car-parts': /汽配|汽车/,
  books: /书/,
  vase: /花瓶|保价/,
  'winter-round': /三轮/,
  'branch-counter': /网点/,
  hotline: /950616|理赔/,
  'high-rack': /货先到|智能仓/,
  'dolly-train': /枢纽|起飞|航/,
  battery: /电池/,
  'smoke-drill': /冒烟|演练/,
  'folding-boxes': /循环|中转箱/,
  'stopped-line': /分拣线/,
  'sorting-line': /分拣线/,
  crate: /木箱/,
  'customs-papers': /清关/,
  typhoon: /台风/,
  'both-ways': /返程|空车|运输管理/,
  driver: /司机/,
  'sofa-stairs': /沙发/,
  'sofa-swap': /沙发|家居/,
  clinic: /医药|诊所/,
  'temperature-curve': /温度曲线/,
  'cool-container': /温控|集装器/,
  'locker-consent': /自提柜/,
  'cold-room': /生鲜/,
  'book-shelves': /书仓|机器人/,
  'mountain-flight': /拉萨/,
  'load-plan': /配载|装机/,
  'carbon-sum': /碳/,
  'signed-receipt': /签单/,
  'gate-check': /货站|预检/,
  'roof-power': /屋顶/,
  'masked-number': /号码/,
  'arm-mechanic': /机械臂/,
  instrument: /仪器/,
}

type Story = { readonly name: string; readonly scene: PictureName; readonly words: string }

const news = [...collection('news', 'zh-CN').values()]

const stories: readonly Story[] = [
  ...[...news, ...collection('video', 'zh-CN').values()].flatMap(({ id, scene, title, summary }) =>
    scene ? [{ name: id, scene, words: `${title}, ${summary}` }] : [],
  ),
  ...[...collection('page', 'zh-CN').values()].flatMap(({ path, name, head, hero: { scene } }) =>
    scene
      ? [{ name: path, scene, words: `${name}, ${head.title}, ${head.keyword}, ${head.description}` }]
      : [],
  ),
]

test('every story is about what its picture shows', () => {
  expect(stories.length).toBeGreaterThan(100)
  const strange = stories.filter(({ scene, words }) => !about[scene as SceneName].test(words))
  expect(
    strange.map(({ name, scene }) => `${name}: ${scene} takes one of ${about[scene as SceneName].source}`),
    'A picture takes one of its words in the Chinese title or summary; of a page, in its name or head.',
  ).toEqual([])
})

/** A picture with what it is the picture of: a story, or the page it stands on; of a card or a menu entry, where that leads. */
type Use = { readonly scene: PictureName; readonly subject: string }

const pathOf = (address: string): string => address.replace(/[?#].*$/u, '')

/** All uses inside a document: whatever leads somewhere shows the picture of that page, anything else that of `page`. */
function usesIn(value: unknown, page: string): Use[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((one) => usesIn(one, page))
  const { scene, ...rest } = value as Readonly<Record<string, unknown>>
  const own =
    typeof scene === 'string' ? [{ scene: scene as PictureName, subject: leadsTo(rest) ?? page }] : []
  return [...own, ...Object.values(rest).flatMap((one) => usesIn(one, page))]
}

/** The page that a card, a slide, a tab or a menu entry leads to. */
function leadsTo({ path, routeName, action, actions }: Readonly<Record<string, unknown>>): string | null {
  const [first] = Array.isArray(actions) ? actions : []
  const { href } = (action ?? {}) as { href?: unknown }
  const address = [path, routeName, href, first?.target?.path].find((one) => typeof one === 'string')
  return address === undefined ? null : pathOf(address)
}

/** The parts of a page that show a picture are its own, unless a card leads elsewhere. */
function usesOfPage({ path, hero, blocks }: CollectionItem<'page'>): Use[] {
  return [
    ...(hero.scene ? [{ scene: hero.scene, subject: path }] : []),
    ...blocks.flatMap((block) =>
      block.kind === 'split'
        ? block.scene
          ? [{ scene: block.scene, subject: path }]
          : []
        : usesIn(block, path),
    ),
  ]
}

test('no picture is that of more than two stories or pages, large or small', () => {
  const { home, navigation, airNavigation, orderDialog } = siteContent('zh-CN')
  const uses = [
    ...stories
      .filter(({ name }) => !name.startsWith('/'))
      .map(({ name, scene }) => ({ scene, subject: name })),
    ...[...collection('page', 'zh-CN').values()].flatMap(usesOfPage),
    ...usesIn([home, navigation, airNavigation, orderDialog], '/'),
  ]
  expect(uses.length).toBeGreaterThan(170)
  const often = [...Map.groupBy(uses, ({ scene }) => scene)]
    .map(([scene, of]) => [scene, [...new Set(of.map(({ subject }) => subject))]] as const)
    .filter(([, subjects]) => subjects.length > 2)
  expect(often.map(([scene, subjects]) => `${scene}: ${subjects.join(', ')}`)).toEqual([])
})

test('two stories in three have a picture', () => {
  const pictured = news.filter(({ scene }) => scene !== null)
  expect(pictured.length / news.length).toBeGreaterThan(2 / 3)
})

test('no two news stories that stand next to each other share a picture, on any list', () => {
  const lists = [undefined, ...new Set(news.map(({ category }) => category))]
  for (const category of lists) {
    const shown = news
      .filter((story) => category === undefined || story.category === category)
      .toSorted((one, other) => other.date.localeCompare(one.date))
    const pairs = shown.flatMap((story, at) => {
      const next = shown[at + 1]
      return next?.scene && next.scene === story.scene ? [`${story.id}, ${next.id}`] : []
    })
    expect(pairs, category ?? 'all').toEqual([])
  }
})
