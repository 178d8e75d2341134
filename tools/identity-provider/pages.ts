import { isDerived, localeIds, names, sourceId, withOurNames } from '@hongyan/locales'
import { tones } from '@hongyan/ui/colours.gen.ts'
import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'
import { paths } from '../../apps/site/paths.ts'
import { postboxPicture } from './postbox-picture.ts'
import { signInStyles } from './sign-in-styles.ts'

const hongKong = localeIds.find(isDerived) ?? sourceId

/** What the pages of the sample provider say, by the language it is asked for. */
const words = {
  'zh-Hans': {
    title: withOurNames('登录{our.short}', 'zh-CN'),
    desk: withOurNames('登录{our.short}工作台', 'zh-CN'),
    brand: names['zh-CN'].brand,
    back: '登录后回到刚才的页面，填好的都还在。',
    ways: '登录方式',
    byPassword: '密码',
    byCode: '短信验证码',
    area: '国际区号',
    phone: '手机号',
    send: '获取验证码',
    code: '验证码',
    sent: '验证码已发到 {phone}。',
    other: '换一个号码',
    again: '重新获取',
    wrongCode: '手机号或验证码不对。',
    remember: '在这台设备上记住我',
    rememberHint: '自己的设备再勾选。不勾选，关掉浏览器后要重新登录。',
    agree: '登录即表示同意{terms}和{privacy}。',
    terms: '《服务条款》',
    privacy: '《隐私政策》',
    sampleCode: '这是示例登录服务，不真的发短信：验证码是 {code}。',
    after: '登录以后，<br>地址和运单都在手边',
    points: ['地址簿，输拼音就能找到', '您寄的、寄给您的，放在一处', '有变化才通知，随时可停'],
    login: '账号',
    password: '密码',
    submit: '登录',
    cancel: '取消',
    wrong: '账号或密码不对。',
    sample: '这是示例登录服务。',
    own: '简体中文',
    out: '退出登录',
  },
  'zh-Hant': {
    title: withOurNames('登入{our.short}', hongKong),
    desk: withOurNames('登入{our.short}工作台', hongKong),
    brand: names[hongKong].brand,
    back: '登入後返回剛才的頁面，填好的都還在。',
    ways: '登入方式',
    byPassword: '密碼',
    byCode: '短訊驗證碼',
    area: '國際電話區號',
    phone: '手提電話',
    send: '取得驗證碼',
    code: '驗證碼',
    sent: '驗證碼已發到 {phone}。',
    other: '換一個號碼',
    again: '再次取得',
    wrongCode: '電話或驗證碼不正確。',
    remember: '在這部裝置上記住我',
    rememberHint: '只在自己的裝置剔選。不剔選，關閉瀏覽器後須重新登入。',
    agree: '登入即表示同意{terms}及{privacy}。',
    terms: '《服務條款》',
    privacy: '《私隱政策》',
    sampleCode: '這是示例登入服務，不會真的發短訊：驗證碼是 {code}。',
    after: '登入以後，<br>地址和運單都在手邊',
    points: ['地址簿，輸入姓名或電話就能找到', '您寄的、寄給您的，放在一處', '有變化才通知，隨時可停'],
    login: '帳號',
    password: '密碼',
    submit: '登入',
    cancel: '取消',
    wrong: '帳號或密碼不對。',
    sample: '這是示例登入服務。',
    own: '繁體中文',
    out: '登出',
  },
  en: {
    title: withOurNames('Sign in to {our.short}', 'en-US'),
    desk: withOurNames('Sign in to {our.short} Desk', 'en-US'),
    brand: names['en-US'].brand,
    back: 'You’ll return to the page you left.',
    ways: 'Ways to sign in',
    byPassword: 'Password',
    byCode: 'Code by text',
    area: 'Country or region code',
    phone: 'Mobile number',
    send: 'Get a code',
    code: 'Code',
    sent: 'We sent a code to {phone}.',
    other: 'Use another number',
    again: 'Send again',
    wrongCode: 'Number or code is wrong.',
    remember: 'Remember me on this device',
    rememberHint: 'Only on a device of your own. Otherwise you sign in again after closing the browser.',
    agree: 'By signing in you agree to our {terms} and {privacy}.',
    terms: 'terms of service',
    privacy: 'privacy policy',
    sampleCode: 'A sample sign-in service that sends no texts: the code is {code}.',
    after: 'Your addresses and<br>shipments at hand',
    points: [
      'Addresses found as you type',
      'All you send and receive in one place',
      'Updates when something changes',
    ],
    login: 'Account',
    password: 'Password',
    submit: 'Sign in',
    cancel: 'Cancel',
    wrong: 'Account or password is wrong.',
    sample: 'A sample sign-in service.',
    own: 'English',
    out: 'Sign out',
  },
} as const

type Language = keyof typeof words

/** The language of the site's own pages that fits one of these. */
const siteLanguages = { 'zh-Hans': sourceId, 'zh-Hant': hongKong, en: 'en-US' } as const

/** The first language of a list as OpenID Connect Core 1.0 §3.1.2.1 has it (`ui_locales`) that the pages speak. */
export function languageOf(locales: string | undefined): Language {
  for (const tag of (locales ?? '').toLowerCase().split(/\s+/)) {
    if (tag === 'en' || tag.startsWith('en-')) return 'en'
    if (/^zh-(?:hant|hk|tw|mo)\b/.test(tag)) return 'zh-Hant'
    if (tag === 'zh' || tag.startsWith('zh-')) return 'zh-Hans'
  }
  return 'zh-Hans'
}

/** The code of every text message that the sample provider would send. */
export const sampleCode = '246810'

/** Codes of where a number is from, and the one each language begins with. */
const areas = ['+86', '+852', '+853', '+886'] as const
const firstArea: Readonly<Record<Language, (typeof areas)[number]>> = {
  'zh-Hans': '+86',
  'zh-Hant': '+852',
  en: '+86',
}
/** How a number of each is written. */
const exampleOf: Readonly<Record<string, string>> = {
  '+86': '138 0000 2003',
  '+852': '9123 4567',
  '+853': '6612 3456',
  '+886': '912 345 678',
}

/**
 * How somebody proves who they are: by a code that went to a phone, whose number is empty before it was asked for, or by
 * a password. What was typed is shown again.
 */
export type Way =
  | { readonly kind: 'code'; readonly area: string; readonly phone: string }
  | { readonly kind: 'password'; readonly login: string }

type Asked = {
  /** What was asked for, as it was asked, or what was chosen here. */
  readonly locales?: string | undefined
  /** Absent for the first that is offered. */
  readonly way?: Way | undefined
  /** What was sent proves nobody. */
  readonly hasFailed?: boolean
  /** Whether somebody ticked that this device is their own. */
  readonly isOwnDevice?: boolean
  /** Staff have a password alone, and read nothing of what customers have of signing in. */
  readonly isStaff?: boolean
  /** The site whose terms are agreed to. */
  readonly siteOrigin?: string
}

/** The form in which somebody proves who they are. */
export function signInPage(uid: string, asked: Asked): string {
  const { locales, hasFailed = false, isOwnDevice = false, isStaff = false, siteOrigin = '' } = asked
  const language = languageOf(locales)
  const says = words[language]
  const way = asked.way ?? firstWay(language, isStaff)
  const place = `/interaction/${encodeURIComponent(uid)}`
  const here = (to: Way['kind']) => `${place}?language=${language}&way=${to}`
  const others = (Object.keys(words) as Language[])
    .filter((one) => one !== language)
    .map(
      (one) =>
        `<a href="${place}?language=${one}&way=${way.kind}" lang="${one}" hreflang="${one}">${words[one].own}</a>`,
    )
  const points = says.points.map((point, at) => `<li>${icon(pointIcons[at] ?? '')}${point}</li>`).join('')
  const title = isStaff ? says.desk : says.title
  const aside = `<aside><h2>${says.after}</h2><ul>${points}</ul>${postboxPicture()}</aside>`
  const back = `<p class="back">${icon('m4.5 12.5 5 5 10-11')}${says.back}</p>`
  const tab = (to: Way['kind'], name: string) =>
    `<a href="${here(to)}"${way.kind === to ? ' aria-current="page"' : ''}>${name}</a>`
  const ways = `<nav class="ways" aria-label="${says.ways}">${tab('code', says.byCode)}${tab('password', says.byPassword)}</nav>`
  const fields =
    way.kind === 'password'
      ? passwordFields(says, way.login, hasFailed)
      : codeFields(says, way, here('code'), hasFailed)
  const isAsking = way.kind === 'code' && way.phone === ''
  const last = isAsking
    ? `${rememberField(says, isOwnDevice)}<button>${says.send}</button>`
    : `${isStaff ? '' : rememberField(says, isOwnDevice)}<button>${says.submit}</button>`
  const again = way.kind === 'code' && !isAsking ? codeAgain(here('code'), way) : ''
  const sample =
    isAsking || way.kind === 'password' ? says.sample : says.sampleCode.replace('{code}', sampleCode)
  return page(
    language,
    title,
    `<header>${mark}<b>${says.brand}</b><nav>${others.join('')}</nav></header>
    <div class="sides">${isStaff ? '' : aside}
    <main><a class="cancel" href="${place}/cancel" aria-label="${says.cancel}">${icon('m6 6 12 12M18 6 6 18')}</a><h1>${title}</h1>${isStaff ? '' : back + ways}
    <form method="post" action="${here(way.kind)}">${fields}${last}</form>${again}
    <div class="foot">${isStaff ? '' : agreement(language, siteOrigin)}<p>${sample}</p></div></main></div>`,
  )
}

type Says = (typeof words)[Language]

function firstWay(language: Language, isStaff: boolean): Way {
  return isStaff ? { kind: 'password', login: '' } : { kind: 'code', area: firstArea[language], phone: '' }
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

/** Below its field, and read out as the page opens. */
function problem(text: string, hasFailed: boolean): readonly [attributes: string, sentence: string] {
  return hasFailed
    ? [
        ' aria-invalid="true" aria-describedby="wrong"',
        `<p id="wrong" class="wrong" role="alert">${icon('M12 7.5v6M12 16.5v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18')}${text}</p>`,
      ]
    : ['', '']
}

/** What was typed as the account stays in its field; the cursor stands where something is missing. */
function passwordFields(says: Says, login: string, hasFailed: boolean): string {
  const [first, second] = login === '' ? [' autofocus', ''] : ['', ' autofocus']
  const [invalid, sentence] = problem(says.wrong, hasFailed)
  return `<label>${says.login}<input name="login" autocomplete="username" value="${escaped(login)}" required${first}></label>
      <label>${says.password}<input name="password" type="password" autocomplete="current-password" required${second}${invalid}></label>${sentence}`
}

/** The number first, then the code that went to it. */
function codeFields(
  says: Says,
  { area, phone }: Extract<Way, { kind: 'code' }>,
  here: string,
  hasFailed: boolean,
) {
  if (phone === '') {
    const options = areas.map((one) => `<option${one === area ? ' selected' : ''}>${one}</option>`).join('')
    return `<label for="phone">${says.phone}</label><div class="phone">
      <span class="area"><select name="area" aria-label="${says.area}">${options}</select>${icon('m6 9.5 6 6 6-6', 16)}</span>
      <input id="phone" name="phone" type="tel" autocomplete="tel-national" placeholder="${exampleOf[area] ?? ''}" required autofocus></div>`
  }
  const [invalid, sentence] = problem(says.wrongCode, hasFailed)
  return `<p class="sent">${says.sent.replace('{phone}', shownNumber(area, phone))} <a href="${here}">${says.other}</a></p>
      ${hiddenNumber(area, phone)}
      <label for="code">${says.code}</label><div class="code">
      <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required autofocus${invalid}>
      <button class="again" form="again">${says.again}</button></div>${sentence}`
}

/** Asks for another code: a form of its own, so that Enter in the other signs in. */
function codeAgain(here: string, { area, phone }: Extract<Way, { kind: 'code' }>): string {
  return `<form id="again" method="post" action="${here}">${hiddenNumber(area, phone)}</form>`
}

function hiddenNumber(area: string, phone: string): string {
  return `<input type="hidden" name="area" value="${digits(area)}"><input type="hidden" name="phone" value="${digits(phone)}">`
}

function shownNumber(area: string, phone: string): string {
  return digits(phone).startsWith('+') ? digits(phone) : `${digits(area)} ${digits(phone)}`.trim()
}

function digits(text: string): string {
  return text.replace(/[^\d+ ]/g, '')
}

function rememberField(says: Says, isOwnDevice: boolean): string {
  return `<label class="remember"><input type="checkbox" name="remember"${isOwnDevice ? ' checked' : ''}>
      <span>${says.remember}<small>${says.rememberHint}</small></span></label>`
}

/** What somebody agrees to, where it can be read. */
function agreement(language: Language, siteOrigin: string): string {
  const { agree, terms, privacy } = words[language]
  const locale = siteLanguages[language]
  const link = (path: string, name: string) => `<a href="${siteOrigin}${path}" target="_blank">${name}</a>`
  const sentence = agree
    .replace('{terms}', link(paths.carriageTerms(locale), terms))
    .replace('{privacy}', link(paths.privacy(locale), privacy))
  return `<p>${sentence}</p>`
}

/** Signs out without asking again: the site has asked. `form` is the provider's own. */
export function signOutPage(form: string): string {
  const button = `<button name="logout" value="yes" form="op.logoutForm">${words['zh-Hans'].out} · ${words.en.out}</button>`
  const script = '<script>document.querySelector("button").click()</script>'
  return page('zh-Hans', words['zh-Hans'].out, `<main>${form}${button}</main>${script}`)
}

/** A book, a box and a bell, in the order of the points. */
const pointIcons = [
  'M5.5 3.5h13v17h-13zM9 3.5v17M12 8h3.5M12 12h3.5',
  'm12 3 8 4.3v9.4L12 21l-8-4.3V7.3zM4 7.3l8 4.4 8-4.4M12 11.7V21M8 5.2l8 4.3',
  'M6 17.5V11a6 6 0 0 1 12 0v6.5m-14 0h16M10 20.5a2 2 0 0 0 4 0',
]

function icon(path: string, size = 20): string {
  return `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" aria-hidden="true"><path d="${path}"/></svg>`
}

const mark = `<svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true"><path fill="${tones.signal[500]}" d="${signalPath}"/><path class="ink" d="${inkPath}"/></svg>`

function page(lang: string, title: string, body: string): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${signInStyles}</style><body>${body}`
}
