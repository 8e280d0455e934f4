import type { Locale } from '@app/domain/language/locale'
import { limitProjects, MAX_OVERVIEW_CARDS } from '@app/domain/project/listed-projects'
import { type ProjectKind, projectKinds } from '@app/domain/snapshot/project.schema'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { budgetResults } from './budget'
import { budgetFitTexts } from './budget-fit'
import { coastLabels, landPath, mapSize } from './coast-map'
import { factsNote } from './compare-page'
import { contactSection } from './contact'
import { homeContent } from './home'
import type { Position } from './peru-coast'
import type { PlaceView } from './places'
import { projectCard } from './project-card'
import { allProjects, type ProjectView } from './projects'
import { tracked } from './tracked'

/** Ids of the groups in the URL. They are the same in both languages, because the language switch keeps the hash. */
const kindIds: Record<ProjectKind, string> = { condominium: 'condominios', apartment: 'multifamiliares' }
const groupId = (kind: ProjectKind, place: string) => `${kindIds[kind]}-${place}`

export const overviewPage = tracked('overviewPage', (locale: Locale) => {
  const t = translator(locale)
  const projects = allProjects(locale)
  const { shown } = limitProjects(projects, MAX_OVERVIEW_CARDS)
  const withCard = new Set(shown)
  const places = new Set(projects.map(({ place }) => place))
  const kinds = projectKinds.flatMap((kind) => kindGroup(kind, projects, withCard, locale))
  const note = factsNote(locale)
  return {
    seo: { title: t('overview.seoTitle'), description: t('overview.seoDescription') },
    image: projects[0]?.cardImage,
    head: {
      title: t('overview.title'),
      titleBold: t('overview.titleBold'),
      intro: t('overview.intro', {
        projects: t('overview.projectCount', { count: projects.length }),
        places: t('overview.placeCount', { count: places.size }),
      }),
      filter: {
        label: t('overview.filter'),
        kinds: kinds.map(({ id, title, count, places }) => ({
          id,
          title,
          count,
          places: places.map(({ id, name, count }) => ({ id, name, count })),
        })),
      },
      map: {
        label: t('overview.map'),
        size: mapSize,
        land: landPath(),
        labels: coastLabels(mapPlaces(projects, locale)),
      },
    },
    budget: budgetResults(locale),
    list: { kinds, showAll: t('overview.showAll') },
    note: { ...note, extraNote: `${t('overview.note')} ${note.extraNote}` },
    contact: contactSection(homeContent(locale).contact, locale),
  }
})

/** Returns the projects of a kind by place, in the order of the places. A kind without projects has no group. */
function kindGroup(kind: ProjectKind, projects: ProjectView[], withCard: ReadonlySet<ProjectView>, locale: Locale) {
  const t = translator(locale)
  const ofKind = projects.filter((project) => project.kind === kind)
  if (ofKind.length === 0) return []
  const byPlace = [...Map.groupBy(ofKind, ({ place }) => place).values()]
  const groups = byPlace.flatMap((group) => (group[0] ? [{ at: group[0].at, group }] : []))
  return [
    {
      id: kindIds[kind],
      kind,
      title: t(kind === 'condominium' ? 'overview.condominiums' : 'overview.apartments'),
      count: t('overview.projectCount', { count: ofKind.length }),
      fitTexts: budgetFitTexts(kind, locale),
      places: groups
        .toSorted((a, b) => a.at.order - b.at.order)
        .map(({ at, group }) => placeGroup(kind, at, group, withCard, locale)),
    },
  ]
}

function placeGroup(
  kind: ProjectKind,
  place: PlaceView,
  projects: ProjectView[],
  withCard: ReadonlySet<ProjectView>,
  locale: Locale,
) {
  const t = translator(locale)
  const others = projects.filter((project) => !withCard.has(project))
  return {
    id: groupId(kind, place.slug),
    name: place.name,
    region: place.region === place.name ? null : place.region,
    count: t('overview.projectCount', { count: projects.length }),
    page: place.landing
      ? { href: pathFor('place', locale, { slug: place.slug }), label: t('overview.seePlace', { place: place.name }) }
      : null,
    cards: projects.filter((project) => withCard.has(project)).map((project) => projectCard(project, locale)),
    others:
      others.length === 0
        ? null
        : {
            title: t('overview.more', { place: place.name }),
            projects: others.map(({ name, path, price }) => ({ name, path, price: price?.usd ?? null })),
          },
  }
}

/** Returns the places for the map, each at the average position of its projects. Omits places without coordinates. */
function mapPlaces(projects: ProjectView[], locale: Locale) {
  const t = translator(locale)
  return [...Map.groupBy(projects, ({ place }) => place).values()].flatMap((group) => {
    const [first] = group
    const position = averagePosition(group.flatMap(({ location }) => location.coordinates ?? []))
    if (!first || !position) return []
    return [
      {
        name: first.at.name,
        href: `#${groupId(first.kind, first.place)}`,
        note: t('overview.projectCount', { count: group.length }),
        weight: group.length,
        position,
      },
    ]
  })
}

function averagePosition(positions: Position[]): Position | null {
  const meanOf = (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length
  return positions.length === 0
    ? null
    : { lat: meanOf(positions.map(({ lat }) => lat)), lng: meanOf(positions.map(({ lng }) => lng)) }
}
