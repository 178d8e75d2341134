/** What the pages of the sample provider say, by the language it is asked for. */
const words = {
  zh: {
    title: '登录鸿雁',
    login: '账号',
    password: '密码',
    submit: '登录',
    cancel: '取消',
    wrong: '账号或密码不对。',
    out: '退出登录',
  },
  en: {
    title: 'Sign in to Hongyan',
    login: 'Account',
    password: 'Password',
    submit: 'Sign in',
    cancel: 'Cancel',
    wrong: 'Account or password is wrong.',
    out: 'Sign out',
  },
} as const

/** The form in which somebody proves who they are. `locales` is what the site asked for, as it asked. */
export function signInPage(uid: string, locales: string | undefined, failed: boolean): string {
  const english = locales?.startsWith('en') ?? false
  const says = words[english ? 'en' : 'zh']
  const action = `/interaction/${encodeURIComponent(uid)}`
  return page(
    english ? 'en' : 'zh',
    says.title,
    `<h1>${says.title}</h1>${failed ? `<p role="alert">${says.wrong}</p>` : ''}
    <form method="post" action="${action}">
      <label>${says.login}<input name="login" autocomplete="username" required autofocus></label>
      <label>${says.password}<input name="password" type="password" autocomplete="current-password" required></label>
      <button>${says.submit}</button> <a href="${action}/cancel">${says.cancel}</a>
    </form>`,
  )
}

/** Signs out without asking again: the site has asked. `form` is the provider's own. */
export function signOutPage(form: string): string {
  const button = `<button name="logout" value="yes" form="op.logoutForm">${words.zh.out} · ${words.en.out}</button>`
  const script = '<script>document.querySelector("button").click()</script>'
  return page('zh', words.zh.out, `${form}${button}${script}`)
}

function page(lang: string, title: string, body: string): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:22rem;margin:4rem auto;padding:0 1rem}
label{display:block;margin:1rem 0}input{display:block;width:100%;padding:.6rem;font:inherit;box-sizing:border-box}
button{padding:.6rem 1.5rem;font:inherit}</style>
<body>${body}`
}
