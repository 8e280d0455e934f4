'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: string; id?: string; isExact?: boolean; children: ReactNode }

/** A link that is marked when it points to the current page. */
export function SidebarLink({ href, id, isExact = false, children }: Props) {
  const pathname = usePathname()
  const isHere = pathname === href || (!isExact && pathname.startsWith(`${href}/`))
  return (
    <Link className="sidebar__link" href={href} id={id} prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
