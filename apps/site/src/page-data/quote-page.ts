// Builds the data of the quote page. Prices and numbers of instalments come from the projects and their lots.

import { limaDateOf } from '@app/domain/calendar/lima-date'
import type { Locale } from '@app/domain/language/locale'
import { formatRate } from '@app/domain/money/money'
import { limitProjects, MAX_CHOICES } from '@app/domain/project/listed-projects'
import { paymentPlan } from '@app/domain/quote/payment-plan'
import { quoteOffer, USUAL_DOWN_PERCENT, usualDownPayment } from '@app/domain/quote/quote-offer'
import { emptyQuoteQuery, writeQuoteQuery } from '@app/domain/quote/quote-url'
import { formatList } from '@/i18n/format-list'
import { formatLongDay } from '@/i18n/formats'
import { pathFor } from '@/i18n/routes'
import { textsFor, translator } from '@/i18n/translator'
import { bookingUrl } from './appointment-page'
import { formErrors } from './form-texts'
import { leadFormProps } from './lead-form'
import { freeLotPrices } from './lots'
import { allProjectsLink } from './navigation'
import { placeLine } from './places'
import { priceNote } from './price-text'
import { moreProjects } from './project-list-path'
import { allProjects, type ProjectView } from './projects'
import { chatLink } from './settings'
import { buildTime, snapshot } from './snapshot'
import { tracked } from './tracked'

/** Returns the URL of the quote page with a project selected. */
export const quotePath = (slug: string, locale: Locale): string =>
  pathFor('quote', locale) + writeQuoteQuery('', { ...emptyQuoteQuery, project: slug }, locale)

export const quotePage = tracked('quotePage', (locale: Locale) => {
  const t = translator(locale)
  const { exchangeRate } = snapshot().siteSettings
  const { solesPerDollar } = exchangeRate
  const rateNote = t('quote.rateNote', {
    rate: formatRate(solesPerDollar),
    date: formatLongDay(exchangeRate.date, locale),
  })
  const { shown, others } = limitProjects(
    allProjects(locale).filter((project) => quoteOffer(project)),
    MAX_CHOICES,
  )
  const offers = shown.flatMap((project) => offeredProject(project, locale) ?? [])
  const more = moreProjects(others.length > 0, locale)
  const { shown: projectsWithoutOffer } = limitProjects(
    allProjects(locale).filter((project) => !project.soldOut && !quoteOffer(project)),
    MAX_CHOICES,
  )
  return {
    seo: { title: t('quote.seoTitle'), description: t('quote.seoDescription') },
    head: { title: t('quote.title'), titleBold: t('quote.titleBold') },
    simulator: {
      locale,
      texts: textsFor(locale, 'quote'),
      errors: formErrors(locale, 'quote'),
      madeOn: limaDateOf(buildTime()),
      rate: { solesPerDollar, note: rateNote },
      chat: { href: chatLink(locale), label: t('chat.open') },
      offers,
      more,
    },
    send: {
      title: t('quoteSend.title'),
      titleBold: t('quoteSend.titleBold'),
      intro: t('quoteSend.intro'),
      check: { href: pathFor('quote-check', locale), label: t('quoteSend.check') },
    },
    form: quoteForm(offers, more, locale),
    table: {
      title: t('quote.table'),
      titleBold: t('quote.tableBold', { percent: USUAL_DOWN_PERCENT }),
      names: {
        project: t('quote.project'),
        price: t('quote.price'),
        down: t('quote.downAtSigning'),
        instalment: t('quote.monthly'),
        action: t('quote.change'),
      },
      rows: offers.map(({ priceFrom, months, lots: _, appointmentHref: __, ...project }) => {
        const plan = paymentPlan({ price: priceFrom, down: usualDownPayment(priceFrom), months, solesPerDollar })
        const { price, down, instalment } = plan
        const label = t('quote.instalments', { count: months })
        return { ...project, price, down, instalment, months: label, quoteHref: quotePath(project.slug, locale) }
      }),
      overview: more && allProjectsLink(locale),
      otherProjects:
        projectsWithoutOffer.length === 0
          ? null
          : t('quote.others', {
              projects: formatList(
                projectsWithoutOffer.map(({ name }) => name),
                locale,
              ),
            }),
      note: { rate: rateNote, conditions: priceNote(t('price.readConditions'), locale).conditions },
    },
  }
})

/** Returns the props of the quote form, which shares messages and validation with the contact form. */
function quoteForm(offers: { slug: string; name: string }[], more: ReturnType<typeof moreProjects>, locale: Locale) {
  const t = translator(locale)
  const { texts, settings, consents, copy } = leadFormProps({ locale, idPrefix: 'quote' })
  return {
    locale,
    texts,
    settings,
    consents,
    projects: offers.map(({ slug, name }) => ({ slug, name, appointmentHref: bookingUrl(slug, locale) })),
    more,
    overview: more && allProjectsLink(locale),
    copy: {
      title: t('quoteSend.form'),
      button: t('quoteSend.button'),
      success: t('quoteSend.success'),
      failure: copy.failure,
      receipt: t('quoteSend.receipt'),
      project: t('quote.project'),
      lot: t('quoteSend.lot'),
      usual: t('quoteSend.usual'),
    },
  }
}

/** Returns the data that the simulator needs to calculate the instalments of a project, or null if it has no offer. */
export function offeredProject(project: ProjectView, locale: Locale) {
  const offer = quoteOffer(project)
  return (
    offer && {
      ...offer,
      ...projectIdentity(project),
      appointmentHref: bookingUrl(project.slug, locale),
      lots: freeLotPrices(project.slug),
    }
  )
}

const projectIdentity = ({ slug, name, path, at }: ProjectView) => ({ slug, name, path, placeLine: placeLine(at) })
