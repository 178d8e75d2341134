import { z } from 'zod'

/** A notice about areas, while it lasts. */
export const alertView = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  severity: z.enum(['information', 'caution', 'severe']),
  from: z.string().nullable(),
  until: z.string().nullable(),
  areaCodes: z.array(z.string()),
  services: z.array(z.string()),
})
