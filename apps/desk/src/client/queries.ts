import { QueryClient } from '@tanstack/react-query'
import { AskError } from './ask.ts'

/** What was asked for is shown at once and asked for again behind it; a refusal is an answer, and asked for once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      retry: (count, error) => count < 2 && error instanceof AskError && error.isUnreachable,
    },
  },
})
