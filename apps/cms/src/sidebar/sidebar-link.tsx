'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: string; id?: string; isExact?: boolean; children: ReactNode }

/** Knows whether it leads to where one is. */
export function WallLink({ href, id, isExact = false, children }: Props) {
  const pathname = usePathname()
  const isHere = pathname === href || (!isExact && pathname.startsWith(`${href}/`))
  return (
    <Link className="wall__link" href={href} id={id} prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
