// Runs one command of this release: `bin/node hongyan.mjs serve`. Without a name it lists them.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const own = import.meta.dirname
const build = join(own, 'apps/site/dist')
const servers = { serve: 'site/supervisor.mjs', site: 'site/main.mjs' }
const [name = '', ...rest] = process.argv.slice(2)
const file = join(build, servers[name] ?? `commands/${name}.mjs`)

if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const commands = readdirSync(join(build, 'commands'), { withFileTypes: true })
    .map((entry) => entry.name)
    .filter((entry) => !entry.includes('chunk-') && !/-[A-Z0-9]{8}\.mjs$/.test(entry))
    .map((entry) => entry.replace('.mjs', ''))
  console.error(
    `bin/node hongyan.mjs COMMAND\n\n  ${[...Object.keys(servers), ...commands.sort()].join('\n  ')}\n`,
  )
  process.exit(2)
}
process.env.NODE_ENV ??= 'production'
process.env.SITE_BUILD ||= build
process.env.COMPANY_DIR ||= join(own, 'company')
process.argv = [process.argv[0], file, ...rest]
await import(pathToFileURL(file).href)
