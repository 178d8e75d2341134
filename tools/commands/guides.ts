import { run } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'

// Takes the pictures of the desk's guides anew, by doing what they say: `npm run guides`. A machine without a Chinese
// typeface would take pictures of empty boxes.
await buildSite()
const { code } = await run('playwright', ['test', 'e2e/guides.spec.ts', '--workers', '1'], {
  env: { GUIDES: 'keep' },
})
process.exit(code)
