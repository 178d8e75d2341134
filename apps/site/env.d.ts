/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    site: import('./shell/page-context.ts').PageContext<
      import('./features.ts').PageServices,
      import('./features.ts').OwnServices
    >
  }
}
