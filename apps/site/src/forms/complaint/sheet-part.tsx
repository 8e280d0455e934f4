import type { ReactNode } from 'react'

type SheetPartProps = { kicker: string; title: string; titleBold: string; children: ReactNode }

/** A section of the sheet: its title at the left, its fields at the right. */
export function SheetPart({ kicker, title, titleBold, children }: SheetPartProps) {
  return (
    <section className="part">
      <h2 className="part__t">
        <i>{kicker}</i>
        {title} <b>{titleBold}</b>
      </h2>
      <div className="part__f">{children}</div>
    </section>
  )
}
