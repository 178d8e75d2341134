import { inject } from 'light-my-request'
import type { Render } from '../../apps/site/server/pages.ts'
import type { Framework } from './start-framework.ts'

/** Under this name the framework's development server looks for what pages see as `Astro.locals`. */
const localsOfRequest = Symbol.for('astro.locals')

/** Renders pages from their sources, as the build does from what it was made of. */
export function renderPage(framework: Framework): Render {
  return async (request, locals) => {
    const answer = await inject(
      (incoming, response) => {
        Reflect.set(incoming, localsOfRequest, locals)
        framework.handle(incoming as never, response as never)
      },
      {
        method: 'GET',
        url: new URL(request.url).pathname,
        authority: 'localhost',
        headers: { accept: 'text/html' },
      },
    )
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    )
    return new Response(answer.payload, { status: answer.statusCode, headers })
  }
}
