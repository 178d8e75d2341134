import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium to drive: the machine's own, else the one that comes with the packages. */
export async function chromiumPath(): Promise<string> {
  return installed.find((path) => existsSync(path)) ?? (await chromium.executablePath())
}
