import './client/no-eval.ts'
import '@fontsource-variable/geist'
import './base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './client/queries.ts'
import { Toasts } from './parts/toasts.tsx'
import { router } from './router.tsx'
import { SessionEnded } from './sign-in/session-ended.tsx'
import { LanguageProvider } from './texts/language.tsx'

const place = document.getElementById('desk')
if (place === null) throw new Error('the document has no place for the desk')
createRoot(place).render(
  <StrictMode>
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <SessionEnded />
        <Toasts />
      </QueryClientProvider>
    </LanguageProvider>
  </StrictMode>,
)
