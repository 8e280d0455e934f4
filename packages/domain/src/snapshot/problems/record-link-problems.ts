import { languagesOf, type TextNode } from '../content-nodes'
import { popupsNamedIn, popupUrl } from '../popup.schema'
import type { Project } from '../project.schema'
import type { Snapshot } from '../snapshot.schema'
import type { ContentProblem } from './content-problem'

type RecordLink = { path: string; to: 'project' | 'place' | 'news category'; slug: string }

const spanishNames: Record<RecordLink['to'], string> = {
  project: 'el proyecto',
  place: 'la zona',
  'news category': 'la categoría',
}

export function recordLinkProblems(snapshot: Snapshot): ContentProblem[] {
  const knownSlugs: Record<RecordLink['to'], Set<string>> = {
    project: new Set(snapshot.projects.map((project) => project.slug)),
    place: new Set(snapshot.places.map((place) => place.slug)),
    'news category': new Set(snapshot.newsCategories.map((category) => category.slug)),
  }
  return recordLinksOf(snapshot)
    .filter((link) => !knownSlugs[link.to].has(link.slug))
    .map(({ path, to, slug }) => ({
      path,
      field: path.slice(path.indexOf('.') + 1),
      message: {
        en: `there is no ${to} "${slug}"`,
        es: `No existe o no está publicado: ${spanishNames[to]} «${slug}».`,
      },
    }))
}

function recordLinksOf(snapshot: Snapshot): RecordLink[] {
  return [
    ...snapshot.projects.flatMap((project): RecordLink[] => [
      { path: `projects[${project.slug}].place`, to: 'place', slug: project.place },
      ...project.related.projects.map((slug): RecordLink => {
        return { path: `projects[${project.slug}].related.projects`, to: 'project', slug }
      }),
    ]),
    ...snapshot.news.map((article): RecordLink => {
      return { path: `news[${article.number}].category`, to: 'news category', slug: article.category }
    }),
    ...snapshot.testimonials.map((testimonial): RecordLink => {
      return { path: `testimonials[${testimonial.key}].project`, to: 'project', slug: testimonial.project }
    }),
    ...snapshot.campaigns.flatMap((campaign): RecordLink[] =>
      campaign.project === null
        ? []
        : [{ path: `campaigns[${campaign.key}].project`, to: 'project', slug: campaign.project }],
    ),
    ...snapshot.appointmentPlaces.flatMap(({ slug, project }): RecordLink[] =>
      project === null ? [] : [{ path: `appointmentPlaces[${slug}].project`, to: 'project', slug: project }],
    ),
  ]
}

/** Reports links in texts to pop-ups that do not exist, because a click on them would do nothing. */
export function popupProblems(texts: TextNode[], popups: readonly { key: string }[]): ContentProblem[] {
  return texts.flatMap((node) =>
    [...languagesOf(node)].flatMap(({ locale, text }) =>
      missingPopups({ path: `${node.path}.${locale}`, field: node.field }, text, popups),
    ),
  )
}

export function popupLinkProblems(
  { slug, gallery }: Pick<Project, 'slug' | 'gallery'>,
  popups: readonly { key: string }[],
): ContentProblem[] {
  const field = 'gallery.cta.more.href'
  return missingPopups({ path: `projects[${slug}].${field}`, field }, gallery.cta.more?.href ?? '', popups)
}

function missingPopups(
  position: Omit<ContentProblem, 'message'>,
  text: string,
  popups: readonly { key: string }[],
): ContentProblem[] {
  return popupsNamedIn(text)
    .filter((key) => !popups.some((popup) => popup.key === key))
    .map((key) => ({
      ...position,
      message: {
        en: `there is no pop-up for the link ${popupUrl(key)}`,
        es: `El enlace ${popupUrl(key)} no abre nada: no hay una ventana emergente publicada con la clave «${key}».`,
      },
    }))
}
