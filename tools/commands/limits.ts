import '../../apps/site/server/print-limits.ts'
