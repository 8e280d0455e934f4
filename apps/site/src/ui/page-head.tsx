import './page-head.css'
import type { ReactNode } from 'react'
import { Duo } from './duo'

type PageHeadProps = { title: string; titleBold: string; children?: ReactNode }

/** How a page without a picture begins: its name on stone, what it is about below, nothing centred. */
export function PageHead({ title, titleBold, children }: PageHeadProps) {
  return (
    <header className="wrap page-head">
      <Duo as="h1" title={title} titleBold={titleBold} />
      {children}
    </header>
  )
}
