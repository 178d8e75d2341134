/** What the pages of the sample provider say, by the language it is asked for. */
const words = {
  'zh-Hans': {
    title: '登录鸿雁',
    login: '账号',
    password: '密码',
    submit: '登录',
    cancel: '取消',
    wrong: '账号或密码不对。',
    own: '简体中文',
    out: '退出登录',
  },
  'zh-Hant': {
    title: '登入鴻雁',
    login: '帳號',
    password: '密碼',
    submit: '登入',
    cancel: '取消',
    wrong: '帳號或密碼不對。',
    own: '繁體中文',
    out: '登出',
  },
  en: {
    title: 'Sign in to Hongyan',
    login: 'Account',
    password: 'Password',
    submit: 'Sign in',
    cancel: 'Cancel',
    wrong: 'Account or password is wrong.',
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

/** The form in which somebody proves who they are. `locales` is what the site asked for, as it asked, or what was chosen here. */
export function signInPage(uid: string, locales: string | undefined, failed: boolean): string {
  const language = languageOf(locales)
  const says = words[language]
  const place = `/interaction/${encodeURIComponent(uid)}`
  const others = (Object.keys(words) as Language[])
    .filter((one) => one !== language)
    .map((one) => `<a href="${place}?language=${one}" lang="${one}" hreflang="${one}">${words[one].own}</a>`)
  return page(
    language,
    says.title,
    `<main><h1>${says.title}</h1>${failed ? `<p role="alert">${says.wrong}</p>` : ''}
    <form method="post" action="${place}?language=${language}">
      <label>${says.login}<input name="login" autocomplete="username" required autofocus></label>
      <label>${says.password}<input name="password" type="password" autocomplete="current-password" required></label>
      <button>${says.submit}</button> <a href="${place}/cancel">${says.cancel}</a>
    </form><nav>${others.join(' ')}</nav></main>`,
  )
}

/** Signs out without asking again: the site has asked. `form` is the provider's own. */
export function signOutPage(form: string): string {
  const button = `<button name="logout" value="yes" form="op.logoutForm">${words['zh-Hans'].out} · ${words.en.out}</button>`
  const script = '<script>document.querySelector("button").click()</script>'
  return page('zh-Hans', words['zh-Hans'].out, `<main>${form}${button}</main>${script}`)
}

function page(lang: string, title: string, body: string): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box;
font:16px/1.6 system-ui,"Noto Sans CJK SC",sans-serif;color:#1f1b18;background:#fbf6f2}
main{inline-size:100%;max-inline-size:24rem;padding:2.5rem 2rem;box-sizing:border-box;background:#fff;
border:1px solid #e8ded6;border-radius:8px}
h1{margin:0 0 1.5rem;font-size:1.5rem;line-height:1.3}
label{display:block;margin:1rem 0;color:#5d544d}
input{display:block;inline-size:100%;margin-block-start:.25rem;padding:.6rem .75rem;font:inherit;color:#1f1b18;
border:1px solid #b9aea5;border-radius:4px;box-sizing:border-box}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #1f6feb;outline-offset:2px}
button{inline-size:100%;min-block-size:48px;margin-block:.5rem 1rem;font:inherit;font-weight:600;color:#fff;
background:#c8281e;border:0;border-radius:4px;cursor:pointer}
nav{display:flex;gap:1rem;margin-block-start:1.5rem}a{color:#5d544d}[role=alert]{color:#b3201a}</style>
<body>${body}`
}
