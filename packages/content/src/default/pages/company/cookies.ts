import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { heads } from '../builders.ts'

/** The cookies of the site and what it keeps in the browser. */
export const cookies: PageSeed = {
  path: '/legal/cookies',
  kind: 'legal',
  parent: '/info',
  name: both('Cookie 说明', 'Cookies'),
  head: {
    title: both('Cookie 说明：只有六个', 'Cookies: six of them'),
    keyword: both(
      'Cookie 说明,本地存储,语言偏好,会话,清除记录,隐私',
      'cookies, local storage, language preference, session, clearing data, privacy',
    ),
    description: both(
      '本站只用六个 Cookie：记语言、保护表单、带回下载地址、保持登录；您存下的运单在您自己的浏览器里。逐个写明名称、时长、谁能读、怎么清除。',
      'Six cookies: your language, the safety of forms, a download to return to, being signed in. Each with name, life, readers and how to clear it.',
    ),
  },
  hero: {
    title: bothLines(['Cookie 说明'], ['Cookies']),
    lead: both(
      '没有广告，没有跟踪，所以也没有挡在页面上的同意弹窗。',
      'No advertising and no tracking, hence no banner across the page asking you to agree.',
    ),
  },
  blocks: [
    {
      kind: 'table',
      id: 'list',
      title: both('六个 Cookie', 'The six cookies'),
      columns: [
        { label: both('名称', 'Name') },
        { label: both('做什么', 'Purpose') },
        { label: both('什么时候写入', 'When it is set') },
        { label: both('多久', 'Life') },
      ],
      rows: [
        [
          'logistics_site_lang',
          both('记住您选的语言，下次直接打开那一种', 'Remembers the language you chose'),
          both('您在语言菜单里点选时', 'When you pick one from the menu'),
          both('400 天', '400 days'),
        ],
        [
          '__Host-hongyan-session',
          both(
            '证明提交表单的和打开表单的是同一个浏览器',
            'Shows that whoever submits a form also opened it',
          ),
          both('第一次用表单或验证码时', 'On first using a form or a code'),
          both('24 小时', '24 hours'),
        ],
        [
          'logistics_download_url',
          both(
            '从其他鸿雁网站来填表时，记着填完要下载的文件',
            'Coming from a sister site: the file to fetch after the form',
          ),
          both('由来源网站写入，本站读取', 'By the site you came from; ours reads it'),
          both('表单提交后立即删除', 'Removed once the form is sent'),
        ],
        [
          '__Host-hongyan-sign-in',
          both(
            '去登录服务的路上，认得是同一个浏览器回来',
            'Knows your browser again when it comes back from sign-in',
          ),
          both('您去登录时', 'When you go to sign in'),
          both('10 分钟', '10 minutes'),
        ],
        [
          '__Host-hongyan-account',
          both('让您保持登录', 'Keeps you signed in'),
          both('登录完成时', 'Once you have signed in'),
          both(
            '退出或关掉浏览器为止，最多 12 小时',
            'Until you sign out or close the browser, 12 hours at most',
          ),
        ],
        [
          'hongyan-signed-in',
          both(
            '只表示有人登录着，页面因此去问是谁',
            'Says only that somebody is signed in, so that a page asks who',
          ),
          both('登录完成时', 'Once you have signed in'),
          both('同上', 'The same'),
        ],
      ],
      note: both(
        '第一个写在上级域名上，姐妹网站读得到，语言因此一致；名字以 __Host- 开头的只属于本站，脚本读不到。',
        'The first is on the parent domain so that sister sites match; those that begin with __Host- belong to this host alone and scripts cannot read them.',
      ),
    },
    {
      kind: 'prose',
      id: 'storage',
      title: both('存在您浏览器里的', 'Kept in your browser'),
      paragraphs: [
        both(
          '下面这些不是 Cookie，浏览器不会自动发出；只有您用到那个工具时，才带上要用的那一项。借用别人的电脑，查完请清除。',
          'These are not cookies and are not sent by themselves: a tool takes along only what it needs, when you use it. On a borrowed computer, clear them afterward.',
        ),
      ],
      terms: [
        {
          term: both('您存下的运单，最多 20 个', 'Shipments you keep, up to 20'),
          text: both(
            '单号、备注和上次的结果，不含姓名、电话和地址。在查运单页可以逐条移除。',
            'Number, note and last result; no names, phones or addresses. Remove them one by one on the tracking page.',
          ),
        },
        {
          term: both('没提交的合作咨询', 'An inquiry not yet sent'),
          text: both(
            '您填到一半的内容，刷新也在；提交后删除，关掉标签页也就没了。',
            'What you have typed, so that a reload keeps it; gone once it is sent, or with the tab.',
          ),
        },
        {
          term: both('查过的地区', 'The area looked up'),
          text: both(
            '一个行政区划代码，打开在线咨询时带上，好接到附近的客服。',
            'The code of a district, which goes along when you open a chat, to reach somebody near you.',
          ),
        },
        {
          term: both('白皮书的下载凭证', 'The pass for white papers'),
          text: both(
            '三十天内下载不用再验证手机，下载时带上；按“忘记这台设备”就删除。',
            'Thirty days of downloads without another code; it goes along with a download, and “Forget this device” removes it.',
          ),
        },
        {
          term: both('弹出过的公告', 'The notice that was shown'),
          text: both('一个编号，同一条不弹第二次。', 'Its number, so that it is not shown twice.'),
        },
        {
          term: both('下单提示看过没有', 'Whether the order card was shown'),
          text: both('一个标记，关掉标签页就没了。', 'A mark that goes with the tab.'),
        },
        {
          term: both('您从哪个推广链接来', 'The campaign link you came by'),
          text: both(
            '链接自带的渠道标记，提交合作咨询时一并带上，关掉标签页就没了。',
            'The marks of that link, which go along with an inquiry; gone with the tab.',
          ),
        },
        {
          term: both('页面刷新的时间', 'When the page reloaded itself'),
          text: both(
            '网站更新后防止反复刷新，同样随标签页消失。',
            'Stops a loop after a release; also gone with the tab.',
          ),
        },
      ],
    },
    {
      kind: 'data-matrix',
      id: 'readers',
      title: both('谁读得到', 'Who can read it'),
      parties: [
        both('本站服务器', 'Our server'),
        both('本站脚本', 'Our scripts'),
        both('姐妹网站', 'Sister sites'),
        both('其他网站', 'Other sites'),
      ],
      rows: [
        {
          label: both('语言', 'Language'),
          sees: ['full', 'full', 'full', 'none'],
          kept: both('400 天', '400 days'),
        },
        {
          label: both('表单会话', 'Form session'),
          sees: ['full', 'none', 'none', 'none'],
          kept: both('24 小时', '24 hours'),
        },
        {
          label: both('下载地址', 'Download address'),
          sees: ['full', 'full', 'full', 'none'],
          kept: both('用完即删', 'Until used'),
        },
        {
          label: both('您存下的运单', 'Recent shipments'),
          sees: ['none', 'full', 'none', 'none'],
          kept: both('到您移除', 'Until you remove them'),
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'not-used',
      title: both('用什么，不用什么', 'Used and not used'),
      verdicts: heads(['用', 'Used'], ['点开才有', 'Once you open it'], ['不用', 'Not used']),
      items: [
        {
          text: both('服务器自己数访问量，不识别个人', 'Visits are counted on our server, not by person'),
          verdict: 'yes',
        },
        {
          text: both(
            '在线咨询：点开后进入另一个系统，按它的说明',
            'Chat: opens another system with a notice of its own',
          ),
          verdict: 'condition',
        },
        {
          text: both('广告 Cookie、跨站跟踪、像素图', 'Advertising cookies, cross-site tracking, pixels'),
          verdict: 'no',
        },
        { text: both('第三方统计和录屏代码', 'Third-party analytics or session recording'), verdict: 'no' },
        { text: both('按您的设备特征生成指纹', 'Fingerprints of your device'), verdict: 'no' },
      ],
    },
    {
      kind: 'steps',
      id: 'clear',
      title: both('怎么清除', 'How to clear them'),
      lead: both(
        '清掉以后网站照常能用，只是要重新选语言、重新打开表单。',
        'The site works as before; you choose a language and open forms anew.',
      ),
      items: [
        {
          title: both('运单记录', 'Shipments'),
          text: both('打开查运单，在“我的列表”里移除。', 'On the tracking page, remove them from your list.'),
        },
        {
          title: both('Cookie', 'Cookies'),
          text: both(
            '浏览器设置，隐私，网站数据，搜“hongyan”。',
            'Browser settings, privacy, site data: search for “hongyan”.',
          ),
        },
        {
          title: both('全部拒绝', 'Refuse them all'),
          text: both(
            '浏览器里禁用后，阅读和查询不受影响，表单会提示无法提交。',
            'Blocked cookies leave reading and look-ups alone; forms will say that they cannot be sent.',
          ),
        },
      ],
    },
    {
      kind: 'versions',
      id: 'versions',
      title: both('版本', 'Versions'),
      items: [
        {
          date: '2026-11-01',
          text: both(
            '写明会话 Cookie 的名称，时长定为一天；补全存在浏览器里的各项。',
            'The session cookie is named and its life set to one day; all that stays in your browser is listed.',
          ),
        },
        {
          date: '2025-06-05',
          text: both('取消原有的统计 Cookie。', 'The former statistics cookie was dropped.'),
        },
      ],
    },
  ],
  tags: ['legal', 'safety'],
  updated: '2026-11-01',
}
