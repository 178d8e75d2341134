import { isDerived, localeIds, names, sourceId, withOurNames } from '@hongyan/locales'
import { tones } from '@hongyan/ui/colours.gen.ts'
import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'
import { doorstepPicture } from './doorstep-picture.ts'
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
    forgot: '忘记密码？用短信验证码登录',
    phone: '手机号',
    send: '获取验证码',
    code: '验证码',
    sent: '验证码已发到 {phone}。',
    other: '换一个号码',
    wrongCode: '手机号或验证码不对。',
    sampleCode: '这是示例登录服务，不真的发短信：验证码是 {code}。',
    after: '登录以后，<br>地址和运单都在手边',
    points: ['地址簿，输拼音就能找到', '您寄的、寄给您的，放在一处', '有变化才通知，随时可停'],
    login: '账号',
    password: '密码',
    submit: '登录',
    cancel: '取消',
    wrong: '账号或密码不对。',
    sample: '这是示例登录服务，账号在启动时列出。',
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
    forgot: '忘記密碼？用短訊驗證碼登入',
    phone: '手提電話',
    send: '取得驗證碼',
    code: '驗證碼',
    sent: '驗證碼已發到 {phone}。',
    other: '換一個號碼',
    wrongCode: '電話或驗證碼不正確。',
    sampleCode: '這是示例登入服務，不會真的發短訊：驗證碼是 {code}。',
    after: '登入以後，<br>地址和運單都在手邊',
    points: ['地址簿，輸入拼音就能找到', '您寄的、寄給您的，放在一處', '有變化才通知，隨時可停'],
    login: '帳號',
    password: '密碼',
    submit: '登入',
    cancel: '取消',
    wrong: '帳號或密碼不對。',
    sample: '這是示例登入服務，帳號在啟動時列出。',
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
    forgot: 'Forgot your password? Get a code by text',
    phone: 'Mobile number',
    send: 'Get a code',
    code: 'Code',
    sent: 'We sent a code to {phone}.',
    other: 'Use another number',
    wrongCode: 'Number or code is wrong.',
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
    sample: 'A sample sign-in service. Its accounts are printed when it starts.',
    own: 'English',
    out: 'Sign out',
  },
} as const

type Language = keyof typeof words

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

/** How far somebody is who signs in by a text message; `phone` as it was typed, empty before a code was asked for. */
type CodeWay = { readonly phone: string }

/**
 * The form in which somebody proves who they are. `locales` is what was asked for, as it was asked, or what was chosen
 * here. Staff read nothing of what customers have of signing in; `code` is null for a password. `login` is what was
 * typed before: the form has it again, and goes on at the password.
 */
export function signInPage(
  uid: string,
  locales: string | undefined,
  failed: boolean,
  isStaff = false,
  code: CodeWay | null = null,
  login = '',
): string {
  const language = languageOf(locales)
  const says = words[language]
  const place = `/interaction/${encodeURIComponent(uid)}`
  const way = code === null ? '' : '&way=code'
  const others = (Object.keys(words) as Language[])
    .filter((one) => one !== language)
    .map(
      (one) =>
        `<a href="${place}?language=${one}${way}" lang="${one}" hreflang="${one}">${words[one].own}</a>`,
    )
  const points = says.points.map((point, at) => `<li>${icon(pointIcons[at] ?? '')}${point}</li>`).join('')
  const title = isStaff ? says.desk : says.title
  const aside = `<aside><h2>${says.after}</h2><ul>${points}</ul>${doorstepPicture()}</aside>`
  const back = `<p class="back">${icon('m4.5 12.5 5 5 10-11')}${says.back}</p>`
  const here = `${place}?language=${language}`
  const ways = `<nav class="ways" aria-label="${says.ways}">
    <a href="${here}"${code === null ? ' aria-current="page"' : ''}>${says.byPassword}</a>
    <a href="${here}&way=code"${code === null ? '' : ' aria-current="page"'}>${says.byCode}</a></nav>`
  const fields =
    code === null
      ? `${passwordFields(language, login)}
      <button>${says.submit}</button>${isStaff ? '' : `<a class="forgot" href="${here}&way=code">${says.forgot}</a>`}`
      : codeFields(language, here, code)
  const wrong = code === null ? says.wrong : says.wrongCode
  const sample = code?.phone ? says.sampleCode.replace('{code}', sampleCode) : says.sample
  return page(
    language,
    title,
    `<header>${mark}<b>${says.brand}</b><nav>${others.join('')}</nav></header>
    <div class="sides">${isStaff ? '' : aside}
    <main><h1>${title}</h1>${isStaff ? '' : back + ways}
    ${failed ? `<p role="alert">${wrong}</p>` : ''}
    <form method="post" action="${here}${way}">${fields}<a class="cancel" href="${place}/cancel">${says.cancel}</a>
    </form><p class="sample">${sample}</p></main></div>`,
  )
}

/** What was typed as the account stays in its field; the cursor stands where something is missing. */
function passwordFields(language: Language, login: string): string {
  const says = words[language]
  const typed = login.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
  const first = login === '' ? [' autofocus', ''] : ['', ' autofocus']
  return `<label>${says.login}<input name="login" autocomplete="username" value="${typed}" required${first[0]}></label>
      <label>${says.password}<input name="password" type="password" autocomplete="current-password" required${first[1]}></label>`
}

/** The number first, then the code that went to it. */
function codeFields(language: Language, here: string, { phone }: CodeWay): string {
  const says = words[language]
  if (phone === '')
    return `<label>${says.phone}<input name="phone" type="tel" autocomplete="tel" required autofocus></label>
      <button>${says.send}</button>`
  const shown = phone.replace(/[^\d+ ]/g, '')
  return `<p class="sent">${says.sent.replace('{phone}', shown)} <a href="${here}&way=code">${says.other}</a></p>
      <input type="hidden" name="phone" value="${shown}">
      <label>${says.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" required autofocus></label>
      <button>${says.submit}</button>`
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

function icon(path: string): string {
  return `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><path d="${path}"/></svg>`
}

const mark = `<svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true"><path fill="${tones.signal[500]}" d="${signalPath}"/><path class="ink" d="${inkPath}"/></svg>`

function page(lang: string, title: string, body: string): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${signInStyles}</style><body>${body}`
}
