import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * A Chromium to drive. On Linux x64 the one that comes with the packages: the same for everybody, and a fifth
 * quicker at the tests than a desktop's own. It runs nowhere else: there the machine's own.
 */
export async function chromiumPath(): Promise<string> {
  const own = installed.find((path) => existsSync(path))
  const packaged = process.platform === 'linux' && process.arch === 'x64'
  return packaged || own === undefined ? chromium.executablePath() : own
}

/** The machine's own Chromium where it has one: the packaged one lacks parts that a measurement looks at. */
export async function wholeChromiumPath(): Promise<string> {
  return installed.find((path) => existsSync(path)) ?? chromium.executablePath()
}
