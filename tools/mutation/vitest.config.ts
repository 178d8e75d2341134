import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { areaOf } from './areas.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The links in node_modules lead out of Stryker's copy of the repository, to code that is not mutated. */
const alias = globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
  const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    readonly name: string
    readonly exports: Readonly<Record<string, string>>
  }
  return Object.entries(exports)
    .filter(([subpath]) => !subpath.includes('*'))
    .map(([subpath, target]) => ({
      find: new RegExp(`^${name}${subpath.slice(1)}$`),
      replacement: join(root, dirname(file), target),
    }))
})

/** The tests of one area, always with the same random values, and on SQLite alone: a mutant is a run of its own. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    include: [...areaOf(process.env.MUTATION_AREA).tests],
    setupFiles: ['tools/mutation/fixed-seed.ts'],
    provide: { engines: ['sqlite'] },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
