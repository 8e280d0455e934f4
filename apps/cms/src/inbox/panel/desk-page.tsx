import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Crumb = { label: string; url?: string }
type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  crumbs: Crumb[]
  children: ReactNode
}

/** The frame of the panel around a page of the desk. */
export function DeskPage({ initPageResult, params, searchParams, crumbs, children }: Props) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={crumbs} />
      <main>
        <Gutter className="desk">{children}</Gutter>
      </main>
    </DefaultTemplate>
  )
}
