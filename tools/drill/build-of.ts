import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from '../steps/steps.ts'

/** A commit as it was built: its folder, with all that its processes read. */
type OldBuild = { readonly commit: string; readonly subject: string; readonly folder: string }

const git = (...parameters: readonly string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim()

/** The commit of the last release, by its tag; null where there is none before this one. */
export function lastRelease(): string | null {
  const [tag] = git('tag', '--merged', 'HEAD^', '--list', 'v*', '--sort=-v:refname').split('\n')
  return tag || null
}

/**
 * Builds a commit in a clone under `.cache/drill`, once. Its packages are those here where its lock is the same, else
 * its own.
 */
export async function buildOf(named: string): Promise<OldBuild> {
  const commit = git('rev-parse', '--verify', `${named}^{commit}`)
  const subject = git('log', '-1', '--format=%s', commit)
  const folder = join(root, '.cache/drill', commit.slice(0, 12))
  if (!existsSync(join(folder, 'apps/site/dist/.stamp'))) {
    await say(`Building ${commit.slice(0, 8)} ${subject}`, () => build(commit, folder))
  }
  return { commit, subject, folder }
}

async function build(commit: string, folder: string): Promise<void> {
  if (!existsSync(folder)) {
    mkdirSync(join(root, '.cache/drill'), { recursive: true })
    await succeed('git', ['clone', '--shared', '--no-checkout', '--quiet', root, folder], root)
    await succeed('git', ['checkout', '--quiet', commit], folder)
  }
  const lock = (from: string) => readFileSync(join(from, 'package-lock.json'), 'utf8')
  if (!existsSync(join(folder, 'node_modules'))) {
    // Hard links: a package that finds itself by its own path has to be inside the clone.
    if (lock(folder) === lock(root))
      await succeed('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')], root)
    else await succeed('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  }
  const script = "import('./tools/commands/build-site.ts').then((module) => module.buildSite())"
  await succeed(process.execPath, ['--eval', script], folder)
}

async function succeed(program: string, parameters: readonly string[], cwd: string): Promise<void> {
  const PATH = `${join(cwd, 'node_modules/.bin')}:${process.env.PATH ?? ''}`
  const { code, output } = await run(program, parameters, { cwd, quiet: true, env: { PATH } })
  if (code !== 0) throw new Error(`${program} ${parameters.slice(0, 2).join(' ')} failed:\n${output}`)
}
