import { samplePort } from './sample-accounts.ts'
import { sampleStaff } from './sample-staff.ts'
import { startProvider } from './start-provider.ts'

// Beside a site on somebody's own machine: `SITE_ORIGIN`, `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET` name the site, the
// same with `STAFF_` and `DESK_ORIGIN` the desk.
// Whoever started it is told when it listens, and takes it along when it ends.
const { SITE_ORIGIN, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, PROVIDER_PORT } = process.env
const { DESK_ORIGIN, STAFF_OIDC_CLIENT_ID, STAFF_OIDC_CLIENT_SECRET } = process.env
const provider = await startProvider({
  port: Number(PROVIDER_PORT ?? samplePort),
  site: {
    origin: SITE_ORIGIN ?? 'http://localhost:3000',
    clientId: OIDC_CLIENT_ID ?? 'hongyan-site',
    clientSecret: OIDC_CLIENT_SECRET ?? '',
  },
  ...(DESK_ORIGIN
    ? {
        desk: {
          origin: DESK_ORIGIN,
          clientId: STAFF_OIDC_CLIENT_ID ?? 'hongyan-desk',
          clientSecret: STAFF_OIDC_CLIENT_SECRET ?? '',
          accounts: sampleStaff,
        },
      }
    : {}),
})
process.send?.('ready')
const stop = () => void provider.close().then(() => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
process.on('disconnect', stop)
