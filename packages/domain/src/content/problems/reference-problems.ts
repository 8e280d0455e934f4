import { languagesOf, type TextNode } from '../content-nodes'
import { popupAddress, popupsNamedIn } from '../popup.schema'
import type { Snapshot } from '../snapshot.schema'

type Reference = { path: string; to: 'project' | 'place' | 'news category'; slug: string }

export function referenceProblems(snapshot: Snapshot): string[] {
  const known: Record<Reference['to'], Set<string>> = {
    project: new Set(snapshot.projects.map((project) => project.slug)),
    place: new Set(snapshot.places.map((place) => place.slug)),
    'news category': new Set(snapshot.newsCategories.map((category) => category.slug)),
  }
  return referencesOf(snapshot)
    .filter((reference) => !known[reference.to].has(reference.slug))
    .map((reference) => `${reference.path}: there is no ${reference.to} "${reference.slug}"`)
}

function referencesOf(snapshot: Snapshot): Reference[] {
  return [
    ...snapshot.projects.flatMap((project): Reference[] => [
      { path: `projects[${project.slug}].place`, to: 'place', slug: project.place },
      ...project.related.projects.map((slug): Reference => {
        return { path: `projects[${project.slug}].related.projects`, to: 'project', slug }
      }),
    ]),
    ...snapshot.news.map((article): Reference => {
      return { path: `news[${article.number}].category`, to: 'news category', slug: article.category }
    }),
    ...snapshot.testimonials.map((testimonial): Reference => {
      return { path: `testimonials[${testimonial.key}].project`, to: 'project', slug: testimonial.project }
    }),
    ...snapshot.campaigns.flatMap((campaign): Reference[] =>
      campaign.project === null
        ? []
        : [{ path: `campaigns[${campaign.key}].project`, to: 'project', slug: campaign.project }],
    ),
  ]
}

/** A link to a pop-up that nobody wrote would do nothing. Links stand in texts and in fields of their own. */
export function popupProblems(texts: TextNode[], snapshot: Snapshot): string[] {
  const known = new Set(snapshot.popups.map(({ key }) => key))
  const inTexts = texts.flatMap((node) =>
    [...languagesOf(node)].flatMap(({ locale, text }) => named(`${node.path}.${locale}`, text)),
  )
  const inFields = snapshot.projects.flatMap(({ slug, gallery }) =>
    named(`projects[${slug}].gallery.cta.more.href`, gallery.cta.more?.href ?? ''),
  )
  return [...inTexts, ...inFields]
    .filter(({ key }) => !known.has(key))
    .map(({ path, key }) => `${path}: there is no pop-up for the link ${popupAddress(key)}`)
}

const named = (path: string, text: string) => popupsNamedIn(text).map((key) => ({ path, key }))
