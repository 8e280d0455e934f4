import { sampleLot } from '@app/domain/lot/lot.fixture'
import type { Project } from '@app/domain/snapshot/project.schema'
import { sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import { expect, test } from 'vitest'
import { projectJsonLd } from './project-json-ld'
import { withSnapshot } from './snapshot'

const text = { es: 'Texto', en: 'Text' }
const sample = sampleSnapshot()
const video = { kind: 'video' as const, key: 'video', alt: text, src: '/media/video.mp4', mimeType: 'video/mp4' }
const svg = {
  kind: 'svg' as const,
  key: 'plan',
  alt: { es: 'Plano de dos dormitorios', en: 'Plan with two bedrooms' },
  src: '/media/plan.svg',
  viewBox: null,
  fill: null,
  content: text,
  ground: null,
  shapes: [],
}
const unit = (code: string, changes: Parameters<typeof sampleLot>[0]) => sampleLot({ code, unitType: 'A', ...changes })
const { gallery, location } = sampleProject()

const dataOf = (changes: Partial<Project>, type: string) =>
  withSnapshot(
    sampleSnapshot({
      projects: [sampleProject(changes)],
      lots: [unit('1-01', { areaM2: 60 }), unit('2-01', { areaM2: 64, state: 'sold' })],
      media: [...sample.media, { ...video, uploadedOn: '2026-03-01' }, svg],
    }),
    async () => projectJsonLd('santorini', 'es', 'https://www.example.org').find((data) => typeOf(data) === type),
  )
const typeOf = (data: object) => ('@type' in data ? data['@type'] : undefined)

test('describes a condominium as a gated community in its place', async () => {
  expect(await dataOf({}, 'GatedResidenceCommunity')).toMatchObject({
    url: 'https://www.example.org/proyectos/condominios/santorini',
    address: { addressLocality: 'Mejía', addressRegion: 'Arequipa', addressCountry: 'PE' },
  })
})

test.each([
  [false, { latitude: -17, longitude: -72 }],
  [true, undefined],
])('states coordinates only if they are those of the project (of the town: %s)', async (isTownCentre, geo) => {
  const coordinates = { lat: -17, lng: -72, ofTown: isTownCentre }
  const community = await dataOf({ location: { ...location, coordinates } }, 'GatedResidenceCommunity')
  if (geo) expect(community).toMatchObject({ geo })
  else expect(community).not.toHaveProperty('geo')
})

test('lists the types of apartment and the drawn floor plans of a building', async () => {
  const sliders = [{ title: text, images: ['image', 'plan'] }]
  expect(await dataOf({ kind: 'apartment', gallery: { ...gallery, sliders } }, 'ApartmentComplex')).toMatchObject({
    numberOfAccommodationUnits: { value: 2 },
    numberOfAvailableAccommodationUnits: { value: 1 },
    accommodationFloorPlan: [
      {
        name: 'Tipo A',
        floorSize: { minValue: 60, maxValue: 64, unitCode: 'MTK' },
        numberOfAccommodationUnits: { value: 2 },
        numberOfAvailableAccommodationUnits: { value: 1 },
      },
      { name: 'Plano de dos dormitorios', layoutImage: 'https://www.example.org/media/plan.svg' },
    ],
  })
})

test('describes the video of the gallery with the day of its upload', async () => {
  expect(await dataOf({ gallery: { ...gallery, videos: ['video'] } }, 'VideoObject')).toMatchObject({
    contentUrl: 'https://www.example.org/media/video.mp4',
    thumbnailUrl: 'https://www.example.org/p.jpg',
    uploadDate: '2026-03-01',
  })
})

test('names the player of a video on another host, and no video if the gallery has none', async () => {
  const videoUrl = 'https://youtu.be/abc123'
  expect(await dataOf({ gallery: { ...gallery, videoUrl } }, 'VideoObject')).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/abc123',
  })
  expect(await dataOf({}, 'VideoObject')).toBeUndefined()
})
