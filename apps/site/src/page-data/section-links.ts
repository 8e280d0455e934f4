import type { Locale } from '@app/domain/language/locale'
import { anchors, linkTo } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'

/** The sections that only some projects have. The price, the images, the place and the contact form always exist. */
type Sections = { kind: string; hasLots: boolean; hasConstruction: boolean; hasDocuments: boolean }

/** Returns the links to the sections of a project page, in the order of the page. */
export function sectionLinks({ kind, hasLots, hasConstruction, hasDocuments }: Sections, locale: Locale) {
  const t = translator(locale)
  return [
    { href: linkTo(anchors.price), text: t('sections.price') },
    ...(hasLots
      ? [{ href: linkTo(anchors.lots), text: t(kind === 'apartment' ? 'sections.apartments' : 'sections.lots') }]
      : []),
    { href: linkTo(anchors.photos), text: t('sections.photos') },
    ...(hasConstruction ? [{ href: linkTo(anchors.constructionUpdates), text: t('sections.construction') }] : []),
    { href: linkTo(anchors.place), text: t('sections.place') },
    ...(hasDocuments ? [{ href: linkTo(anchors.documents), text: t('sections.documents') }] : []),
    { href: linkTo(anchors.amenities), text: t('sections.includes') },
    { href: linkTo(anchors.offices), text: t('sections.contact') },
  ]
}
