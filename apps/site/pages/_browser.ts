import { startShell } from '../shell/client/main.ts'

/** What runs on every page; a dialog that no page carries is fetched by the first click that wants it. */
startShell({
  'consultation-dialog': () =>
    import('../features/enquiries/ui/open-consultation.tsx').then(({ openConsultation }) =>
      openConsultation(),
    ),
})
