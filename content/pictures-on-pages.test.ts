// Visitors must not see the same image twice on a page or at the top of two pages.
import { describe, expect, test } from 'vitest'
import { demoContent } from './snapshot'

const { projects, places, news, home, about, newsPage, referralProgramme, socialResponsibility } = demoContent

const areas = places.flatMap(({ slug, landing }) => (landing ? [{ slug, landing }] : []))

const picturesOfPages: [string, string[]][] = [
  ...projects.map(({ slug, slider, gallery, lotPictures }): [string, string[]] => [
    slug,
    [...slider.map(({ image }) => image), ...gallery.images, ...Object.values(lotPictures ?? {})],
  ]),
  ...projects
    .filter(({ gallery }) => gallery.sliders.length > 0)
    .map(({ slug, slider, area, gallery }): [string, string[]] => [
      `${slug} with two sliders`,
      [...slider.map(({ image }) => image), area.building ?? '', ...gallery.sliders.flatMap(({ images }) => images)],
    ]),
  ...areas.map(({ slug, landing }): [string, string[]] => [slug, [...landing.slider, ...landing.gallery.images]]),
]

/** Images at the top of pages. Articles are not listed, because they may start with an image of their project. */
const headPictures: [string, string | undefined][] = [
  ['home', home.hero.poster],
  ['about', about.header.image],
  ['news', newsPage.header.poster],
  ['referrals', referralProgramme.header.image],
  ['social responsibility', socialResponsibility.header.image],
  ...projects.map(({ slug, slider }): [string, string | undefined] => [slug, slider[0]?.image]),
  ...areas.map(({ slug, landing }): [string, string | undefined] => [`area ${slug}`, landing.slider[0]]),
]

const duplicatesIn = (keys: (string | undefined)[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

describe.each(picturesOfPages)('the page of %s', (_page, pictures) => {
  test('shows no image twice on the page of a project or place', () => {
    expect(duplicatesIn(pictures)).toEqual([])
  })
})

describe.each(projects.map(({ slug, slider, gallery }) => ({ slug, slider, gallery })))(
  'the page of $slug',
  ({ slider, gallery }) => {
    test('has at least four slides and eight gallery images per project', () => {
      expect(slider.length).toBeGreaterThanOrEqual(4)
      expect(gallery.images.length).toBeGreaterThanOrEqual(8)
    })

    test('has a gallery video in two formats per project', () => {
      expect(gallery.films).toHaveLength(2)
    })
  },
)

test('starts each page with a different image or video', () => {
  expect(duplicatesIn(headPictures.map(([, picture]) => picture))).toEqual([])
  expect(duplicatesIn([...home.hero.films, ...newsPage.header.films])).toEqual([])
})

test('shows each aerial view at the top of only one page or article', () => {
  const aerialPictures = [...headPictures.map(([, picture]) => picture), ...news.map(({ image }) => image)].filter(
    (picture) => picture?.endsWith('-aerial') || picture === 'home-poster',
  )
  expect(duplicatesIn(aerialPictures)).toEqual([])
})

// The home video shows the scene of these two images, which may appear further down a page.
test('starts no page with an image of the scene in the home video', () => {
  expect(
    headPictures.filter(([, picture]) => ['santorini-hero-1', 'santorini-film-poster'].includes(picture ?? '')),
  ).toEqual([])
})

test('shows no lobby in the images of the school campaign', () => {
  const school = demoContent.socialCampaigns.find(({ key }) => key === 'school-supplies')
  expect(school?.images.length).toBeGreaterThan(0)
  expect(school?.images.filter((image) => image.endsWith('-lobby'))).toEqual([])
})
