'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: string; id?: string; isExact?: boolean; children: ReactNode }

/** Renders a link that is marked as current on its page and, unless `isExact` is set, on the pages below it. */
export function SidebarLink({ href, id, isExact = false, children }: Props) {
  const pathname = usePathname()
  const isCurrent = pathname === href || (!isExact && pathname.startsWith(`${href}/`))
  return (
    <Link className="sidebar__link" href={href} id={id} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}
