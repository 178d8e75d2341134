// Runs before anything is installed, on the machine's own Node 20 or newer: installs what is missing, finds
// Node 24, and hands over to tools/commands/<name>.ts. Only plain JavaScript and Node's own modules here.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed')
const [name = '', ...rest] = process.argv.slice(2)

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== wanted) {
  await install()
  writeFileSync(stamp, wanted)
}

const node = findNode()
const environment = {
  ...process.env,
  PATH: bin + delimiter + (process.env.PATH ?? ''),
  ASTRO_TELEMETRY_DISABLED: '1',
}
const child = spawn(node, [join(root, 'tools', 'commands', `${name}.ts`), ...rest], {
  cwd: root,
  env: environment,
  // Over the channel, what is being developed hears that this process has gone.
  stdio: name === 'dev' ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
})
// The child gets the terminal's Ctrl-C itself and stops cleanly; this process only waits for it.
// What is being developed also stops when this process alone is told to.
process.on('SIGINT', () => name === 'dev' && child.kill('SIGINT'))
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
if (process.env.npm_lifecycle_event === 'dev') {
  const begun = ancestors()
  setInterval(() => ancestors() !== begun && child.kill('SIGTERM'), 1000).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))

function install() {
  const began = Date.now()
  console.log('Installing the packages named in package-lock.json (about 700 MB on disk, once) …')
  return new Promise((resolve) => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const run = spawn(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    const tick = setInterval(() => console.log(`  still installing, ${seconds(began)} s`), 10_000)
    const stop = (why) => {
      console.error(`hongyan cannot start: ${why}`)
      process.exit(1)
    }
    run.on('error', () =>
      stop('npm, which comes with Node, is not in the PATH; put it there and run this again.'),
    )
    run.on('exit', (code) => {
      clearInterval(tick)
      if (code !== 0) {
        stop(
          'the packages were not installed. npm says why above; the first start needs its registry, so without a network run this again when there is one.',
        )
      }
      console.log(`Installed in ${seconds(began)} s.`)
      resolve()
    })
  })
}

/** The shell npm runs this in, and npm: neither hands on every signal that ends it. */
function ancestors() {
  const shell = `/proc/${process.ppid}/stat`
  const npm = existsSync(shell) ? readFileSync(shell, 'utf8').split(') ').at(-1)?.split(' ')[1] : ''
  return `${process.ppid} ${npm}`
}

function findNode() {
  const own = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
  for (const candidate of [own, process.execPath]) {
    const answer = spawnSync(candidate, ['--version'], { encoding: 'utf8' })
    if (answer.status === 0 && Number(answer.stdout.slice(1).split('.')[0]) >= 24) return candidate
  }
  console.error(
    `hongyan needs Node 24. The packages bring it for Linux and Windows; here (${process.platform} ${process.arch}) ` +
      `install Node 24 or newer from your usual source and run this again. Found: ${process.version}.`,
  )
  process.exit(1)
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000)
}
