import { expect, test } from 'vitest'
import { news } from '../news/news.collection'
import { projects } from '../projects/projects.collection'
import { relationshipPaths, richTextNames } from './relationship-paths'

const paths = (target: string) => relationshipPaths(projects.fields, target).map(({ path }) => path)

test('finds every field of a project that can refer to an image, at any depth', () => {
  expect(paths('media')).toEqual(
    expect.arrayContaining(['logo', 'cardImage', 'slider.image', 'gallery.sliders.images', 'stages.images.image']),
  )
})

test('finds the references of a project to its place and its related projects', () => {
  expect(paths('places')).toEqual(['place'])
  expect(paths('projects')).toEqual(['related.projects'])
})

test('finds rich text fields, which can contain images', () => {
  expect(richTextNames(news.fields)).toEqual(['body'])
})
