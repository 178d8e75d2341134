import { join } from 'node:path'
import { inject } from 'light-my-request'
import type { Renderer } from '../../apps/site/server/rendering/pages.ts'
import { root } from '../steps/steps.ts'
import { errorPage } from './error-page.ts'
import type { FailureReport } from './report-failure.ts'
import type { Framework } from './start-framework.ts'

/** Under this name the framework's development server looks for what pages see as `Astro.locals`. */
const localsOfRequest = Symbol.for('astro.locals')

const answers = join(root, 'apps/site/pages/_answers.ts')

/** Renders pages, and answers, from their sources. */
export function rendererOf(framework: Framework): Renderer {
  return {
    render: renderPage(framework),
    answerOf: async (context) =>
      (await framework.load<Pick<Renderer, 'answerOf'>>(answers)).answerOf(context),
  }
}

/** A page that fails is answered by its error. */
function renderPage(framework: Framework): Renderer['render'] {
  return async (request, locals) => {
    const { pathname } = new URL(request.url)
    const failures: unknown[] = []
    const report: FailureReport = { failed: (error) => failures.push(error) }
    try {
      await loadPage(framework, pathname)
      const response = await askFramework(framework, pathname, { ...locals, ...report })
      if (failures.length === 0) return response
    } catch (error) {
      failures.push(error)
    }
    console.error(failures[0])
    return new Response(errorPage(failures[0]), { status: 500 })
  }
}

/** The framework takes the next route that fits where a page cannot be loaded, and says nothing of why. */
async function loadPage(framework: Framework, path: string): Promise<void> {
  const page = framework.pages().find(({ patternRegex }) => patternRegex.test(path))
  if (page !== undefined) await framework.load(join(root, 'apps/site', page.entrypoint))
}

async function askFramework(framework: Framework, path: string, locals: object): Promise<Response> {
  const answer = await inject(
    (incoming, response) => {
      Reflect.set(incoming, localsOfRequest, locals)
      framework.handle(incoming as never, response as never)
    },
    { method: 'GET', url: path, authority: 'localhost', headers: { accept: 'text/html' } },
  )
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  )
  return new Response(answer.payload, { status: answer.statusCode, headers })
}
