import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { companyFolder } from '../company/company-folder.ts'
import { brandOf, makeMapping, makeSources, sourcesOf } from '../company/make-company.ts'
import { WrongCompanyFile } from '../company/read-company-file.ts'
import { stillSample } from '../company/sample.ts'
import { sayParts } from '../company/say-parts.ts'
import { say } from '../steps/steps.ts'

// Checks the files of `company`, makes modules and icons of them, and gives the build what its processes read of them at
// their start. `--folder company/samples/borealis` builds the site of another company beside this one instead, of which
// nothing is touched. `--pictures` puts the scenes into the company's colour too, and draws the cards that other sites show.
const { values } = parseArgs({
  options: { pictures: { type: 'boolean', default: false }, folder: { type: 'string' } },
})
const build = resolve(process.env.SITE_BUILD || 'apps/site/dist')
const folder = companyFolder()
const sources = resolve(folder, '..')
try {
  if (values.folder !== undefined) await makeBeside(resolve(values.folder))
  else await makeOwn()
} catch (error) {
  if (!(error instanceof WrongCompanyFile)) throw error
  for (const line of error.lines) console.error(line)
  process.exitCode = 1
}

async function makeOwn(): Promise<void> {
  const isNew = await makeSources(folder, sources)
  makeMapping(folder, build)
  if (values.pictures) await makePictures(brandOf(folder).tones.signal[500])
  console.log('The files of company are in order.')
  console.log(sayParts(folder))
  if (isNew)
    console.log(
      'Who you are, your colours, mark, numbers, languages or texts have changed: it holds from the next build on.',
    )
  if (existsSync(join(build, 'site'))) console.log('Running sites follow events.yaml at SIGHUP.')
  const left = stillSample(folder)
  if (left.length > 0) console.log(`Still those of the sample: ${left.join('; ')}.`)
}

async function makeBeside(other: string): Promise<void> {
  if (!existsSync(join(sources, 'tools'))) {
    console.error('Another site is built where the sources are: this is a release.')
    return
  }
  // Before anything is laid out: what is wrong with its files is told at once.
  sourcesOf(other)
  console.log(sayParts(other))
  const { buildBeside } = await import('../company/build-beside.ts')
  const target = join(sources, '.cache/sites', basename(other))
  await say(`Building the site of ${basename(other)}`, () => buildBeside(sources, other, target))
  console.log(`It stands in ${relative(process.cwd(), target)}: npm start there.`)
}

async function makePictures(signal: string): Promise<void> {
  if (!existsSync(join(sources, 'illustrations'))) {
    console.error('Pictures are made where the sources are: this is a release.')
    return
  }
  const [{ recolourScenes }, { run }] = await Promise.all([
    import('../company/pictures/recolour-scenes.ts'),
    import('../steps/steps.ts'),
  ])
  const made = await recolourScenes(sources, signal, (name) => console.log(`  ${name}`))
  console.log(
    made.length === 0 ? 'The pictures are in your colour.' : `${made.length} pictures are made anew.`,
  )
  // By itself: what it reads has just been written.
  const { code } = await run(process.execPath, [join(sources, 'tools/brand/render-cards.ts')])
  if (code !== 0) process.exitCode = code
}
