import { parseConfig } from '../../apps/site/server/config.ts'
import { checkPort, deskAt } from '../../apps/site/server/operations/check-port.ts'

/** The roles of a process on somebody's own machine. The desk is left out where its port is taken: the site starts all the same. */
export async function rolesHere(): Promise<string> {
  const all = 'site,worker,desk'
  try {
    await checkPort(deskAt(parseConfig({ ...process.env, ROLES: all })))
    return all
  } catch {
    return 'site,worker'
  }
}
