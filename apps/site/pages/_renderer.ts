import { createApp } from 'astro/app/entrypoint'

export { answerOf } from './_answers.ts'

const app = createApp({ streaming: false })

/** Renders one page. `locals` is what pages see as `Astro.locals`. */
export function render(request: Request, locals: object): Promise<Response> {
  return app.render(request, { locals, addCookieHeader: false })
}
