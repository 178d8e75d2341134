type Popup = {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly link: string
  readonly read: string
  readonly close: string
  readonly until: string | null
}

/** Under this name the browser keeps the last pop-up it has shown. */
const shownKey = 'notice-popup'

/** Asks once per visit whether a notice wants to be seen, and shows it once per version, beside the page. */
export function startNoticePopup(): void {
  const ask = async (): Promise<void> => {
    if (sessionStorage.getItem(shownKey) !== null) return
    sessionStorage.setItem(shownKey, 'asked')
    const reply = await fetch('/v1/notice-popup', {
      headers: { 'accept-language': document.documentElement.lang },
    })
    const { data } = (await reply.json()) as { readonly data: Popup | null }
    const over = data?.until != null && Date.now() >= Date.parse(data.until)
    if (data === null || over || localStorage.getItem(shownKey) === data.key) return
    localStorage.setItem(shownKey, data.key)
    show(data)
  }
  const begin = (): void => void ask().catch(() => undefined)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 4000 })
  else setTimeout(begin, 2000)
}

function show(popup: Popup): void {
  const box = document.createElement('dialog')
  box.dataset.noticePopup = ''
  const title = element('h2', popup.title)
  title.id = 'notice-popup-title'
  box.setAttribute('aria-labelledby', title.id)
  const link = element('a', popup.read)
  link.setAttribute('href', popup.link)
  const close = element('button', popup.close)
  close.addEventListener('click', () => box.remove())
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') box.remove()
  })
  const actions = document.createElement('div')
  actions.append(link, close)
  box.append(title, element('p', popup.text), actions)
  document.body.append(box)
  box.setAttribute('open', '')
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
