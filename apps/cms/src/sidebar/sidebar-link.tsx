'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: string; id?: string; isExact?: boolean; children: ReactNode }

/** Renders a link that is marked when it points to the current page. */
export function SidebarLink({ href, id, isExact = false, children }: Props) {
  const pathname = usePathname()
  const isCurrent = pathname === href || (!isExact && pathname.startsWith(`${href}/`))
  return (
    <Link className="sidebar__link" href={href} id={id} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}
