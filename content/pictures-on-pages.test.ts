// A visitor who scrolls or goes on to the next page sees something new: no picture stands twice in slider, gallery and
// lots of one page, and no two pages begin with the same one.
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

/** What the top of each page shows. An article may begin with a picture of the project it is about. */
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
  test('shows no picture twice in its slider, its gallery and its lots', () => {
    expect(repeated(pictures)).toEqual([])
  })
})

describe.each(projects.map(({ slug, slider, gallery }) => ({ slug, slider, gallery })))(
  'the page of $slug',
  ({ slider, gallery }) => {
    test('has at least four slides and eight pictures', () => {
      expect(slider.length).toBeGreaterThanOrEqual(4)
      expect(gallery.images.length).toBeGreaterThanOrEqual(8)
    })

    test('has a film in its gallery, in two formats', () => {
      expect(gallery.films).toHaveLength(2)
    })
  },
)

test('no two pages begin with the same picture or film', () => {
  expect(repeated(heads.map(([, picture]) => picture))).toEqual([])
  expect(repeated([...home.hero.films, ...newsPage.header.films])).toEqual([])
})

test('a view from the air heads one page only, articles included', () => {
  const fromTheAir = [...heads.map(([, picture]) => picture), ...news.map(({ image }) => image)].filter(
    (picture) => picture?.endsWith('-aerial') || picture === 'home-poster',
  )
  expect(repeated(fromTheAir)).toEqual([])
})

// The view of the home film, once more as a still: it may stand further down a page, never at its top.
test('the view of the home film heads no other page', () => {
  expect(heads.filter(([, picture]) => ['santorini-hero-1', 'santorini-film-poster'].includes(picture ?? ''))).toEqual(
    [],
  )
})

test('the pictures of a campaign with children and schools show no lobby', () => {
  const school = demoContent.socialCampaigns.find(({ key }) => key === 'school-supplies')
  expect(school?.images.length).toBeGreaterThan(0)
  expect(school?.images.filter((image) => image.endsWith('-lobby'))).toEqual([])
})
