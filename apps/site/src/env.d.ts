declare namespace App {
  interface Locals {
    /** True if the page shows drafts to staff. Only render-draft.ts sets it. */
    isPreview?: boolean
  }
}
