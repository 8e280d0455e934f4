'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = {
  href: string
  id?: string
  className?: string
  label?: string
  isExact?: boolean
  /** A page below this one that has its own link in the same menu. */
  except?: string
  children: ReactNode
}

/** Renders a link that is marked as current on its page and, unless `isExact` is set, on the pages below it. */
export function SidebarLink({
  href,
  id,
  className = 'sidebar__link',
  label,
  isExact = false,
  except,
  children,
}: Props) {
  const pathname = usePathname()
  const isBelow = !isExact && pathname !== except && pathname.startsWith(`${href}/`)
  const isCurrent = pathname === href || isBelow
  return (
    <Link
      className={className}
      href={href}
      id={id}
      prefetch={false}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
