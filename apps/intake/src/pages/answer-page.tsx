import { brand } from '@app/brand/brand'
import { Children, type ReactNode } from 'react'
import { style } from './answer-page.style'
import { PageDocument } from './page-document'
import { PageHeader } from './page-header'
import type { PageLink } from './page-link'
import { pagePolicy } from './page-policy'
import { Wave } from './wave'

export const PAGE_POLICY = pagePolicy(style, 'none')
export const FORM_PAGE_POLICY = pagePolicy(style, 'self')

export type AnswerPageProps = {
  locale: 'es' | 'en'
  title: string
  text: string
  /** Reference of the submission, shown in large type at the top. */
  reference?: string | undefined
  nextLink?: PageLink | undefined
  back: PageLink
  children?: ReactNode
}

/** Renders a short page that needs no JavaScript, such as a receipt or an error. */
export function AnswerPage({ locale, title, text, reference, nextLink, back, children }: AnswerPageProps) {
  return (
    <PageDocument locale={locale} title={`${title} · ${brand.name}`} style={style}>
      <PageHeader locale={locale} />
      <main>
        {reference ? (
          <>
            <section className="card">
              <div>
                <h1>{title}</h1>
                <p>{text}</p>
                <p className="code">{reference}</p>
              </div>
              <Wave />
              <Links nextLink={nextLink} back={back} />
            </section>
            {Children.toArray(children).length > 0 && <section className="stone">{children}</section>}
          </>
        ) : (
          <section className="stone">
            <h1>{title}</h1>
            <p>{text}</p>
            {children}
            <Links nextLink={nextLink} back={back} />
          </section>
        )}
      </main>
    </PageDocument>
  )
}

function Links({ nextLink, back }: Pick<AnswerPageProps, 'nextLink' | 'back'>) {
  return (
    <div className="next">
      {nextLink && (
        <a className="button" href={nextLink.href}>
          {nextLink.label}
        </a>
      )}
      <a href={back.href}>{back.label}</a>
    </div>
  )
}
