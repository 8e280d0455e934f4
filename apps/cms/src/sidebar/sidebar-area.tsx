'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'

type Props = { name: ReactNode; hrefs: string[]; children: ReactNode }

/** Renders an area of the menu. It is collapsed unless the user opens it or is on one of its pages. */
export function SidebarArea({ name, hrefs, children }: Props) {
  const pathname = usePathname()
  const isCurrent = hrefs.some((href) => pathname === href || pathname.startsWith(`${href}/`))
  const [isOpen, setIsOpen] = useState(isCurrent)
  useEffect(() => {
    if (isCurrent) setIsOpen(true)
  }, [isCurrent])
  return (
    <details className="sidebar__area" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {children}
    </details>
  )
}
