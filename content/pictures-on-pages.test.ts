// A visitor who scrolls or opens the next page sees something new: no image appears twice in carousel, gallery and lots
// of
// one page, and no two pages start with the same one.
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

/** What the top of each page shows. An article may start with an image of the project it is about. */
const heads: [string, string | undefined][] = [
  ['home', home.hero.poster],
  ['about', about.header.image],
  ['news', newsPage.header.poster],
  ['referrals', referralProgramme.header.image],
  ['social responsibility', socialResponsibility.header.image],
  ...projects.map(({ slug, slider }): [string, string | undefined] => [slug, slider[0]?.image]),
  ...areas.map(({ slug, landing }): [string, string | undefined] => [`area ${slug}`, landing.slider[0]]),
]

const repeated = (keys: (string | undefined)[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

describe.each(picturesOfPages)('the page of %s', (_page, pictures) => {
  test('shows no image twice in its carousel, its gallery and its lots', () => {
    expect(repeated(pictures)).toEqual([])
  })
})

describe.each(projects.map(({ slug, slider, gallery }) => ({ slug, slider, gallery })))(
  'the page of $slug',
  ({ slider, gallery }) => {
    test('has at least four slides and eight images', () => {
      expect(slider.length).toBeGreaterThanOrEqual(4)
      expect(gallery.images.length).toBeGreaterThanOrEqual(8)
    })

    test('has a video in its gallery, in two formats', () => {
      expect(gallery.films).toHaveLength(2)
    })
  },
)

test('no two pages start with the same image or video', () => {
  expect(repeated(heads.map(([, picture]) => picture))).toEqual([])
  expect(repeated([...home.hero.films, ...newsPage.header.films])).toEqual([])
})

test('an aerial view is at the top of one page only, articles included', () => {
  const fromTheAir = [...heads.map(([, picture]) => picture), ...news.map(({ image }) => image)].filter(
    (picture) => picture?.endsWith('-aerial') || picture === 'home-poster',
  )
  expect(repeated(fromTheAir)).toEqual([])
})

// Two images show the same scene as the home video. They may appear further down a page.
test('no page starts with an image of the scene in the home video', () => {
  expect(heads.filter(([, picture]) => ['santorini-hero-1', 'santorini-film-poster'].includes(picture ?? ''))).toEqual(
    [],
  )
})

test('the images of a campaign with children and schools show no lobby', () => {
  const school = demoContent.socialCampaigns.find(({ key }) => key === 'school-supplies')
  expect(school?.images.length).toBeGreaterThan(0)
  expect(school?.images.filter((image) => image.endsWith('-lobby'))).toEqual([])
})
