/** A browser as far as signing in needs one: it keeps cookies by host, sends them back, and follows redirects. */
export class CookieBrowser {
  readonly #cookies = new Map<string, Map<string, string>>()
  readonly #route: (url: URL) => URL

  /** @param route where a request really goes: a balancer in front of several processes */
  constructor(route: (url: URL) => URL = (url) => url) {
    this.#route = route
  }

  cookie(host: string, name: string): string | undefined {
    return this.#cookies.get(host)?.get(name)
  }

  setCookie(host: string, name: string, value: string): void {
    const kept = this.#cookies.get(host) ?? new Map<string, string>()
    this.#cookies.set(host, kept.set(name, value))
  }

  /** Asks once; where it leads to is for the caller. */
  async ask(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const kept = [...(this.#cookies.get(url.hostname) ?? [])].map(([name, value]) => `${name}=${value}`)
    const response = await fetch(this.#route(url), {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, ...(kept.length > 0 ? { cookie: kept.join('; ') } : {}) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...about] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      const gone = about.some((part) => /^ ?(max-age=0|expires=thu, 01 jan 1970)/i.test(part))
      if (gone) this.#cookies.get(url.hostname)?.delete(name)
      else this.setCookie(url.hostname, name, pair.slice(name.length + 1))
    }
    return response
  }

  /** Follows redirects up to an address that `stop` accepts, which is not asked for, or to an answer that is none. */
  async follow(
    address: string | URL,
    { init = {}, stop = () => false }: { init?: RequestInit; stop?: (url: URL) => boolean } = {},
  ): Promise<{ readonly url: URL; readonly html: string }> {
    let url = new URL(address)
    let next: RequestInit = init
    for (let hops = 0; hops < 20; hops += 1) {
      if (stop(url)) return { url, html: '' }
      const response = await this.ask(url, next)
      const location = response.headers.get('location')
      if (location === null || response.status < 300) return { url, html: await response.text() }
      await response.body?.cancel()
      url = new URL(location, url)
      next = {}
    }
    throw new Error(`redirects in a circle at ${url.pathname}`)
  }
}
