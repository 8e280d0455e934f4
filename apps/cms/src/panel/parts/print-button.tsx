'use client'

import { DeskIcon } from './panel-icon'

/** Opens the print dialog of the browser, which can also save the page as a PDF. */
export const PrintButton = ({ label }: { label: string }) => (
  <button className="desk-btn" onClick={() => window.print()} type="button">
    <DeskIcon name="print" />
    {label}
  </button>
)
