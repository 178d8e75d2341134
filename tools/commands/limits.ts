import '../../apps/site/server/settings/print-limits.ts'
