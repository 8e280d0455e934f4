// Visitors must not see the same image twice on a page or at the top of two pages.
import { describe, expect, test } from 'vitest'
import { demoContent } from './snapshot'

const { projects, places, news, home, about, newsPage, referralProgramme, socialResponsibility } = demoContent
const { campaigns, testimonials } = demoContent

type Project = (typeof projects)[number]

const areas = places.flatMap(({ slug, landing }) => (landing ? [{ slug, landing }] : []))

/** Articles in the order of the home page: featured articles first, then the newest. */
const newestArticles = news.toSorted(
  (a, b) => Number(b.featured ?? false) - Number(a.featured ?? false) || b.publishedOn.localeCompare(a.publishedOn),
)

const imagesOfPages: [string, string[]][] = [
  [
    'home',
    [
      ...projects.map(({ cardImage }) => cardImage),
      ...campaigns.filter(({ key }) => key === 'verano-en-mejia').flatMap(({ image }) => image ?? []),
      home.about.image,
      ...newestArticles.slice(0, 5).map(({ image }) => image),
      ...testimonials.map(({ image }) => image),
      home.contact.image,
    ],
  ],
  ...projects.map((project): [string, string[]] => [project.slug, imagesOfProject(project)]),
  [
    'the company',
    [
      about.header.image,
      ...about.chronology.entries.map(({ image }) => image),
      ...projects.map(({ cardImage }) => cardImage),
      about.contact.image,
    ],
  ],
  ...areas.map(({ slug, landing }): [string, string[]] => {
    const placeProjects = projects.filter(({ place }) => place === slug).toSorted((a, b) => a.order - b.order)
    return [
      slug,
      [
        ...landing.slider,
        ...placeProjects.map(({ cardImage }) => cardImage),
        ...landing.gallery.images,
        landing.virtual.poster,
        landing.promo.image,
        ...placeProjects.slice(0, 1).map(({ contact }) => contact.image),
      ],
    ]
  }),
]

/**
 * Returns the images that visitors see without opening a tab or a construction update. Leaves out the comparison of
 * construction updates, because it overlays the images of two stages.
 */
function imagesOfProject({ slider, area, gallery, lotImages, stages, virtual, promoBanner, related }: Project) {
  return [
    ...slider.map(({ image }) => image),
    ...(area.building ? [area.building] : []),
    ...(gallery.sliders.length > 0 ? gallery.sliders.flatMap(({ images }) => images) : gallery.images),
    ...Object.values(lotImages ?? {}),
    ...(stages?.images ?? []).map(({ image }) => image),
    ...(virtual ? [virtual.poster] : []),
    ...(promoBanner ? [promoBanner.image] : []),
    ...projects.filter(({ slug }) => related.projects.includes(slug)).map(({ cardImage }) => cardImage),
  ]
}

/** Images at the top of pages. Articles are not listed, because they may start with an image of their project. */
const headImages: [string, string | undefined][] = [
  ['home', home.hero.poster],
  ['about', about.header.image],
  ['news', newsPage.header.poster],
  ['referrals', referralProgramme.header.image],
  ['social responsibility', socialResponsibility.header.image],
  ...projects.map(({ slug, slider }): [string, string | undefined] => [slug, slider[0]?.image]),
  ...areas.map(({ slug, landing }): [string, string | undefined] => [`area ${slug}`, landing.slider[0]]),
]

const duplicatesIn = (keys: (string | undefined)[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

describe.each(imagesOfPages)('the page of %s', (_page, images) => {
  test('shows no image twice', () => {
    expect(duplicatesIn(images)).toEqual([])
  })
})

describe.each(projects.map(({ slug, slider, gallery }) => ({ slug, slider, gallery })))(
  'the page of $slug',
  ({ slider, gallery }) => {
    test('has at least four slides and eight gallery images', () => {
      expect(slider.length).toBeGreaterThanOrEqual(4)
      expect(gallery.images.length).toBeGreaterThanOrEqual(8)
    })

    test('has a gallery video in two formats', () => {
      expect(gallery.videos).toHaveLength(2)
    })
  },
)

test('starts each page with a different image or video', () => {
  expect(duplicatesIn(headImages.map(([, image]) => image))).toEqual([])
  expect(
    duplicatesIn([home.hero, newsPage.header].flatMap(({ videos, phoneVideos }) => [...videos, ...phoneVideos])),
  ).toEqual([])
})

test('shows each aerial view at the top of only one page or article', () => {
  const aerialImages = [...headImages.map(([, image]) => image), ...news.map(({ image }) => image)].filter(
    (image) => image?.endsWith('-aerial') || image === 'home-poster',
  )
  expect(duplicatesIn(aerialImages)).toEqual([])
})

// The home video shows the scene of these two images, which may appear further down a page.
test('no page starts with an image of the scene in the home video', () => {
  expect(
    headImages.filter(([, image]) => ['santorini-hero-1', 'santorini-video-poster'].includes(image ?? '')),
  ).toEqual([])
})

test('no project card has the aerial view with which the home video starts', () => {
  expect(projects.map(({ cardImage }) => cardImage)).not.toContain('santorini-aerial')
})

test('the images of the school campaign show no lobby', () => {
  const school = demoContent.socialCampaigns.find(({ key }) => key === 'school-supplies')
  expect(school?.images.length).toBeGreaterThan(0)
  expect(school?.images.filter((image) => image.endsWith('-lobby'))).toEqual([])
})
