/** Imports that still point the wrong way, each to be turned round: a file, and the file that it knows. */
export const remainingArrows: readonly string[] = [
  'shell/client/consultation.ts > features/enquiries/ui/open-consultation.tsx',
]
