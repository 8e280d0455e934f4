import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

/** `url` is a path inside the panel without `/admin`, such as `/consultas`. */
type Crumb = { label: string; url?: `/${string}` }
type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  crumbs: Crumb[]
  children: ReactNode
}

/** Renders a staff page inside the layout of the panel. */
export function DeskPage({ initPageResult, params, searchParams, crumbs, children }: Props) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const adminRoute = req.payload.config.routes.admin
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
      viewActions={req.payload.config.admin.components?.actions}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={crumbs.map((crumb) => ({ ...crumb, ...(crumb.url && { url: `${adminRoute}${crumb.url}` }) }))} />
      <main>
        <Gutter className="desk">{children}</Gutter>
      </main>
    </DefaultTemplate>
  )
}
