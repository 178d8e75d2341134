import { bodyPath, wingPath } from '../../apps/site/shell/brand/mark-paths.ts'
import { doorstepPicture } from './doorstep-picture.ts'
import { signInStyles } from './sign-in-styles.ts'

/** What the pages of the sample provider say, by the language it is asked for. */
const words = {
  'zh-Hans': {
    title: '登录鸿雁',
    desk: '登录鸿雁工作台',
    brand: '鸿雁物流',
    back: '登录后回到刚才的页面，填好的都还在。',
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
    title: '登入鴻雁',
    desk: '登入鴻雁工作台',
    brand: '鴻雁物流',
    back: '登入後返回剛才的頁面，填好的都還在。',
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
    title: 'Sign in to Hongyan',
    desk: 'Sign in to Hongyan Desk',
    brand: 'Hongyan Logistics',
    back: 'Then you are back on your page, with everything you typed.',
    after: 'Your addresses and<br>shipments at hand',
    points: [
      'An address book that finds names as you type',
      'What you send and what you receive in one place',
      'Updates only when something changes',
    ],
    login: 'Account',
    password: 'Password',
    submit: 'Sign in',
    cancel: 'Cancel',
    wrong: 'Account or password is wrong.',
    sample: 'A sample sign-in service. It lists its accounts when it starts.',
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

/**
 * The form in which somebody proves who they are. `locales` is what was asked for, as it was asked, or what was chosen
 * here. Staff read nothing of what customers have of signing in.
 */
export function signInPage(
  uid: string,
  locales: string | undefined,
  failed: boolean,
  isStaff = false,
): string {
  const language = languageOf(locales)
  const says = words[language]
  const place = `/interaction/${encodeURIComponent(uid)}`
  const others = (Object.keys(words) as Language[])
    .filter((one) => one !== language)
    .map((one) => `<a href="${place}?language=${one}" lang="${one}" hreflang="${one}">${words[one].own}</a>`)
  const points = says.points.map((point, at) => `<li>${icon(pointIcons[at] ?? '')}${point}</li>`).join('')
  const title = isStaff ? says.desk : says.title
  const aside = `<aside><h2>${says.after}</h2><ul>${points}</ul>${doorstepPicture()}</aside>`
  const back = `<p class="back">${icon('m4.5 12.5 5 5 10-11')}${says.back}</p>`
  return page(
    language,
    title,
    `<header>${mark}<b>${says.brand}</b><nav>${others.join('')}</nav></header>
    <div class="sides">${isStaff ? '' : aside}
    <main><h1>${title}</h1>${isStaff ? '' : back}
    ${failed ? `<p role="alert">${says.wrong}</p>` : ''}
    <form method="post" action="${place}?language=${language}">
      <label>${says.login}<input name="login" autocomplete="username" required autofocus></label>
      <label>${says.password}<input name="password" type="password" autocomplete="current-password" required></label>
      <button>${says.submit}</button><a class="cancel" href="${place}/cancel">${says.cancel}</a>
    </form><p class="sample">${says.sample}</p></main></div>`,
  )
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

const mark = `<svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true"><path fill="#e1251b" d="${wingPath}"/><path fill="#161b28" d="${bodyPath}"/></svg>`

function page(lang: string, title: string, body: string): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${signInStyles}</style><body>${body}`
}
